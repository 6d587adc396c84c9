/// A place in the order of those that wait to announce their value.
struct AnnouncementEntry {
    /// The number of the binding that is told next.
    var serial: UInt64
    var slot: UInt32
}
