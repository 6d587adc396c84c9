@_spi(Hosting) internal import Belvedere

/// Describes fields for a date, a time or a colour in a transcript: the line of a field contains its value, its limits and its
/// error message.
struct EntryFieldDescription: ViewDescription {
    func line(of view: MirroredView) -> String {
        let entry = view[EntryField.entry]
        return entry.isEmpty ? "" : " = " + entry
    }

    func states(of view: MirroredView, in situation: Situation) -> [String] {
        var states: [String] = []
        if !view[EntryField.minimum].isEmpty { states.append("from " + view[EntryField.minimum]) }
        if !view[EntryField.maximum].isEmpty { states.append("to " + view[EntryField.maximum]) }
        return states + MessageDescription.states(view[EntryField.message])
    }
}
