/// The strip below a page: it shows the parts of the visible screen, and says in one line what the last action did.
///
/// A reader of an article about a pattern sees its parts in a running app: the view, the view model or presenter, and the model, each with
/// a link to its code. After each action the parts that ran get a number. The article "Inspector" shows how a page bar gives the strip its
/// title.
///
/// ```swift
/// var strip = PatternStrip()
/// strip.code = { type in "/code/\(type)" }
/// let inspector = Inspector.development(strip: strip)
/// ```
nonisolated public struct PatternStrip: Sendable {
    /// A page that a part of the strip leads to, such as the test of a screen.
    public struct Page: Sendable, Hashable {
        /// The text of the link.
        public let title: String
        /// The path of the page on this server.
        public let address: String

        /// Creates a page from the text of its link and its path.
        public init(_ title: String, address: String) {
            self.title = title
            self.address = address
        }
    }

    /// Returns the texts in the language of the session.
    public var texts: @Sendable () -> PatternTexts = { PatternTexts() }
    /// Returns the path of the page with the code of a type, such as `Hello.HelloScreen`; `nil` if there is none.
    public var code: @Sendable (_ type: String) -> String? = { _ in nil }
    /// Returns the page with the test of a type, such as `Hello.HelloScreen`; `nil` if there is none.
    public var test: @Sendable (_ type: String) -> Page? = { _ in nil }
    /// Returns the source code from a line on, for a place such as `Hello/HelloScreen.swift:15`. The strip finds the call in it that the
    /// handler of the view makes. An empty text means that the code is not known.
    public var source: @Sendable (_ place: String) -> String = { _ in "" }

    /// Creates a strip with English texts, without links.
    public init() {}
}

/// The texts of a ``PatternStrip``.
///
/// ```swift
/// var texts = PatternTexts()
/// texts.viewModel = "Model of the view"
/// texts.pressed = { "Pressed: \($0)" }
/// ```
nonisolated public struct PatternTexts: Sendable {
    /// The name of the role "view".
    public var view = "View"
    /// The name of the role "view model".
    public var viewModel = "View model"
    /// The name of the role "presenter".
    public var presenter = "Presenter"
    /// The name of the role "interactor".
    public var interactor = "Interactor"
    /// The name of the role "wireframe".
    public var wireframe = "Wireframe"
    /// The name of the role "router".
    public var router = "Router"
    /// The name of the role "model".
    public var model = "Model"
    /// The name of the role "service".
    public var service = "Service"
    /// The name of the part with the test.
    public var test = "Test"
    /// The sentence before the first action.
    public var waiting = "Use the app. This line then says which parts ran."
    /// The sentence for a pressed control. The argument is its name.
    public var pressed: @Sendable (String) -> String = { "You pressed “\($0)”." }
    /// The sentence for a field in which the person typed. The argument is its name.
    public var typed: @Sendable (String) -> String = { "You typed in “\($0)”." }
    /// The sentence for another control that the person used. The argument is its name.
    public var used: @Sendable (String) -> String = { "You used “\($0)”." }
    /// The sentence for an address that the person opened. The argument is the address.
    public var visited: @Sendable (String) -> String = { "You went to \($0)." }
    /// The sentence for a call that the view made. The arguments are the method and the type.
    public var called: @Sendable (String, String) -> String = { "The view called \($0) of \($1)." }
    /// The sentence for changed values. The argument is the list of their names.
    public var changed: @Sendable (String) -> String = { "Changed: \($0)." }
    /// The sentence for a view that shows a change.
    public var shown = "The view shows it."
    /// The sentence for a screen that opened. The argument is its address.
    public var opened: @Sendable (String) -> String = { "The window shows \($0)." }
    /// The sentence for an action without an effect.
    public var nothing = "Nothing changed."

    /// Creates the English texts.
    public init() {}

    /// Returns the name of a role. A role of the app's own keeps its name.
    func name(ofRole role: String) -> String {
        switch role {
        case "view": view
        case "view model": viewModel
        case "presenter": presenter
        case "interactor": interactor
        case "wireframe": wireframe
        case "router": router
        case "model": model
        case "service": service
        default: role
        }
    }
}
