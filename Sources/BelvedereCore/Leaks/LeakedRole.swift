/// A role that outlived its screen.
package struct LeakedRole {
    package let role: String
    package let type: String
    package let module: String
    /// The class of the screen that it belonged to.
    package let screen: String
    /// The role, for as long as it is there.
    package private(set) weak var object: AnyObject?

    init(role: String, type: String, module: String, screen: String, object: AnyObject?) {
        self.role = role
        self.type = type
        self.module = module
        self.screen = screen
        self.object = object
    }
}
