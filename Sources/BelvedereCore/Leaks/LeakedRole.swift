/// A role (such as a view model) that is still alive although its screen has left.
package struct LeakedRole {
    package let role: String
    package let type: String
    package let module: String
    /// The class of the screen to which the role belonged.
    package let screen: String
    /// The role, while it is alive.
    package private(set) weak var object: AnyObject?

    init(role: String, type: String, module: String, screen: String, object: AnyObject?) {
        self.role = role
        self.type = type
        self.module = module
        self.screen = screen
        self.object = object
    }
}
