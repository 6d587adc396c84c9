/// Where the contacts are kept.
public protocol ContactStore: Sendable {
    func contacts() async throws -> [Contact]
    func add(_ name: String) async throws -> Contact
}
