// Pages: UIApplication.open(_:options:completionHandler:), UIApplicationDelegate, UIPasteboard.

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    init()
}

extension UIApplicationDelegate {
    /// The entry point of an app with `@main`. UIKit runs the app in it.
    public static func main() {}
}

@MainActor open class UIApplication: UIResponder {
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    public static let shared = UIApplication()
    /// The addresses that were opened. UIKit has no such property; a test reads it.
    package final var opened: [String] = []

    public final func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        opened.append(url.absoluteString)
        completion?(true)
    }
}

@available(tvOS, unavailable)
@MainActor open class UIPasteboard: NSObject {
    /// The running test, which has a pasteboard of its own, because tests run at the same time. UIKit has one for the system.
    @TaskLocal package static var test: Int?
    private static var made: [Int?: UIPasteboard] = [:]
    public class var general: UIPasteboard {
        let pasteboard = made[test] ?? UIPasteboard()
        made[test] = pasteboard
        return pasteboard
    }

    private var text: String?
    /// Whether the person has refused that the app reads the clipboard. UIKit asks the person; here a test answers.
    package final var isDenied = false

    public final var hasStrings: Bool { text != nil }

    /// The text; nil if there is none, and if the person does not allow the app to read it.
    public final var string: String? {
        get { isDenied ? nil : text }
        set { text = newValue }
    }
}
