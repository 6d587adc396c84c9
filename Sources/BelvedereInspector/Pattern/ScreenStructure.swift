@_spi(Hosting) public import Belvedere
internal import BelvedereCore

/// The parts of an app's screen and the references between them, read from living objects.
///
/// Use it to show the pattern of a screen in an article or in a comparison: the diagram cannot differ from the code.
///
/// ```swift
/// let habits = BelvedereApp("Habits", path: "/habits") { _ in Window(Screen(title: "Habits")) }
/// let structure = ScreenStructure(of: habits)
/// let diagram = structure.drawing(named: "MVVM")
/// ```
public struct ScreenStructure: Sendable {
    private let map: ObjectMap

    /// Opens an app in a session of its own, which starts no work, reads the objects of the topmost screen, and ends the session.
    ///
    /// Do not call it from a session.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - path: The address below the path of the app.
    /// - Complexity: O(*n*) in the number of the objects of the screen.
    public init(of application: BelvedereApp, at path: String = "") {
        map = Session(environment: SessionEnvironment(), isInert: true).runAtOnce { context in
            defer { context.close() }
            let window = application.open(in: context, at: path)
            let reader = ObjectMapReader(window)
            var pattern = reader.number(ofTopScreenIn: window).map(reader.map.pattern) ?? ObjectMap()
            // The boxes list only the properties that refer to other parts.
            for index in pattern.objects.indices { (pattern.objects[index].dynamics, pattern.objects[index].closures) = ([], []) }
            return pattern
        }
    }

    /// The roles of the parts, such as `view model`, in the order of the articles.
    ///
    /// - Complexity: O(*n*) in the number of parts.
    public var roles: [String] { map.objects.map(\.role) }

    /// Draws the parts as boxes, and the references as arrows. A thin arrow is a weak reference.
    ///
    /// - Parameter name: The name of the drawing for assistive technology.
    public func drawing(named name: String) -> Drawing { StructureDrawing.drawing(of: map, named: name) }
}
