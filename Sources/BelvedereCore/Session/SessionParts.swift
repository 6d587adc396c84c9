/// What other parts of the kit keep for a session, each found by its type.
///
/// The session need not know these types. The person's device and the detector of leaks are such parts: each adds to the
/// session what it is, in a folder of its own.
///
/// An object of its own, so that a part which is being made can ask for another.
final class SessionParts {
    private var parts: [ObjectIdentifier: AnyObject] = [:]

    /// The part of a type, made when it is asked for first.
    func part<Part: AnyObject>(_ make: () -> Part) -> Part {
        if let part = parts[ObjectIdentifier(Part.self)] as? Part { return part }
        let part = make()
        parts[ObjectIdentifier(Part.self)] = part
        return part
    }
}
