// Pages: UIBezierPath, UIGraphicsGetCurrentContext(), CGContext, UIPointerInteraction, UIPointerInteractionDelegate,
// UIAccessibilityCustomAction.

@MainActor open class UIBezierPath: NSObject {
    public final var lineWidth: CGFloat = 1
    /// The widths of all lines that were drawn.
    package private(set) static var strokes: [CGFloat] = []
    /// The points of all lines that were drawn.
    package private(set) static var drawn: [[CGPoint]] = []
    private var points: [CGPoint] = []

    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
    public final func move(to point: CGPoint) { points.append(point) }
    public final func addLine(to point: CGPoint) { points.append(point) }
    public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
    public final func close() {}
    public final func fill() {}
    public final func stroke() {
        Self.strokes.append(lineWidth)
        Self.drawn.append(points)
    }
}

public final class CGContext {
    public func saveGState() {}
    public func restoreGState() {}
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
}

/// The context for drawing. This stand-in draws nothing.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

@MainActor open class UIPointerRegion: NSObject {}

@MainActor open class UIPointerRegionRequest: NSObject {
    public package(set) final var location = CGPoint.zero
}

@MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {}

@available(tvOS, unavailable)
@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

@available(tvOS, unavailable)
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?

    public init(delegate: (any UIPointerInteractionDelegate)?) {
        super.init()
        self.delegate = delegate
    }

    /// Moves the pointer in the view. UIKit asks for a region then; here a test moves it.
    package final func move(to place: CGPoint) {
        let request = UIPointerRegionRequest()
        request.location = place
        _ = delegate?.pointerInteraction(self, regionFor: request, defaultRegion: UIPointerRegion())
    }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    public private(set) final var name = ""
    public private(set) final var actionHandler: Handler?

    public convenience init(name: String, actionHandler: Handler?) {
        self.init()
        (self.name, self.actionHandler) = (name, actionHandler)
    }
}
