internal import BelvedereBinding

/// The registrations of one session in ``Presence`` objects. A presence counts the people whose pages show an app.
final class Attendances {
    /// The registration of the session's person in one presence.
    private final class Attendance {
        let presence: Presence
        private var isCounted = false
        var watch: BindingToken?

        init(_ presence: Presence) { self.presence = presence }

        func set(_ isHere: Bool) {
            if isHere == isCounted { return }
            isCounted = isHere
            presence.change(by: isHere ? 1 : -1)
        }
    }

    private var attendances: [ObjectIdentifier: Attendance] = [:]

    /// Counts the person of a session in a presence, while the session's page is connected. Further calls have no effect.
    func begin(_ presence: Presence, in context: SessionContext) {
        if context.isClosed || attendances[ObjectIdentifier(presence)] != nil { return }
        let attendance = Attendance(presence)
        attendances[ObjectIdentifier(presence)] = attendance
        attendance.watch = context.attendance.bindAndFire { [unowned attendance] in attendance.set($0) }
        context.whenClosed {
            attendance.watch = nil
            attendance.set(false)
        }
    }
}
