#if canImport(UIKit) && canImport(SwiftUI)
public import Belvedere
public import SwiftUI
public import UIKit

/// A view of SwiftUI that shows an app.
///
/// ```swift
/// struct Content: SwiftUI.View {
///     var body: some SwiftUI.View { AppView(app).ignoresSafeArea() }
/// }
/// ```
///
/// The app runs as long as the view is on the screen. SwiftUI keeps the host when it makes the value again, so a change around the view
/// does not start the app anew. Give the view another `id` for another app.
public struct AppView: UIViewControllerRepresentable {
    private let makeHost: () -> UIKitHost

    /// Creates a view that shows an app.
    ///
    /// - Parameters:
    ///   - application: the app.
    ///   - path: the address of the first screens, such as that of a link.
    ///   - elements: the views for the custom elements of the app.
    /// - Complexity: O(*n*) in the number of elements.
    public init(_ application: BelvedereApp, at path: String = "", elements: [NativeElement] = []) {
        makeHost = { UIKitHost(application, at: path, elements: elements) }
    }

    /// Opens the app. SwiftUI calls it once and keeps the host.
    public func makeCoordinator() -> UIKitHost { makeHost() }

    /// Returns the view controller of the app, for SwiftUI.
    public func makeUIViewController(context: Context) -> UIViewController { context.coordinator.viewController }

    /// Does nothing, because the app changes its views itself.
    public func updateUIViewController(_ controller: UIViewController, context: Context) {}

    /// Ends the session of the app, after SwiftUI has taken the view away.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public static func dismantleUIViewController(_ controller: UIViewController, coordinator: UIKitHost) { coordinator.close() }
}
#endif
