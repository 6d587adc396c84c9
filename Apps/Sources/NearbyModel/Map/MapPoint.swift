/// A point of a map: from its west and from its north, where the whole is ``MapFrame/size`` wide and high.
nonisolated public struct MapPoint: Sendable, Hashable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Whether it lies on the map.
    var isInside: Bool { (0...MapFrame.size).contains(x) && (0...MapFrame.size).contains(y) }

    /// To a tenth, which nobody sees and which keeps what is sent short.
    var rounded: MapPoint { MapPoint(x: (x * 10).rounded() / 10, y: (y * 10).rounded() / 10) }
}
