/// The objects that other modules of Belvedere store in a session. Each is found by its type.
///
/// The session does not know these types. Examples are ``Device`` and the leak detector; the code of each extends the session from another
/// folder.
///
/// This is a separate object, so that a part can request another part while it is being made.
final class SessionParts {
    private var parts: [ObjectIdentifier: AnyObject] = [:]

    /// Returns the part of a type, if the session has made it.
    func existing<Part: AnyObject>(_: Part.Type) -> Part? { parts[ObjectIdentifier(Part.self)] as? Part }

    /// Returns the part of a type. The first call makes it.
    func part<Part: AnyObject>(_ make: () -> Part) -> Part {
        if let part = parts[ObjectIdentifier(Part.self)] as? Part { return part }
        let part = make()
        parts[ObjectIdentifier(Part.self)] = part
        return part
    }
}
