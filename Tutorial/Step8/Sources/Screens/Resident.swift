import Belvedere

/// The person's name and rights. The default allows nothing.
public struct Resident: Sendable, Equatable {
    public static let nobody = Resident(name: "", mayAdd: false)
    public let name: String
    public let mayAdd: Bool

    public init(name: String, mayAdd: Bool) {
        self.name = name
        self.mayAdd = mayAdd
    }
}

extension SessionKey<Resident> {
    public static var resident: Self { SessionKey("resident", default: .nobody) }
}
