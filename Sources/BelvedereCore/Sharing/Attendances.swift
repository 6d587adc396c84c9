internal import BelvedereBinding

/// Where the person of one session is counted.
final class Attendances {
    /// The person at one of the places where people are counted.
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

    /// Counts the person of a session for as long as its page is connected. A second call changes nothing.
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
