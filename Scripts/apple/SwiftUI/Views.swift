// A stand-in for the part of SwiftUI that BelvedereUIKitHost and its article use. No product of the package contains it. It has only
// declarations that compile: nothing of it draws, and its functions return the view itself.
//
// Pages: View, ViewBuilder, Text, UIViewControllerRepresentable, UIViewControllerRepresentableContext,
// UIHostingConfiguration, ignoresSafeArea(_:edges:).

public import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("SwiftUI never reads this.") }
}

@resultBuilder public struct ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

extension View {
    public nonisolated func ignoresSafeArea() -> some View { self }
}

public struct Text: View {
    public nonisolated init<Content: StringProtocol>(_ content: Content) {}
    public var body: Never { fatalError("SwiftUI never reads this.") }
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator

    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("SwiftUI never reads this.") }
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}

@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator

    /// SwiftUI makes the contexts; here a test does.
    package init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}

/// The views of SwiftUI inside a view of UIKit.
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View> {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public func makeContentView() -> UIView { UIView() }
}
