import ContactsModel
import BelvedereCore

/// The sections of a list, which the store's changes update without reading the sections again.
struct ContactSectionIndex {
    private var version = -1
    private var sections: [ContactSection] = []

    /// Replaces the sections with sections that were read from the store.
    mutating func begin(with read: ContactSections) {
        version = read.version
        sections = read.sections
    }

    /// Applies the changes of one write to the sections. If the sections were read after that write, they include its changes already, and
    /// nothing happens.
    mutating func apply(_ changes: [ContactChange], version: Int) {
        guard self.version >= 0, version > self.version else { return }
        self.version = version
        for change in changes {
            switch change {
            case .inserted(_, let place): count(1, at: place)
            case .removed(_, let place): count(-1, at: place)
            case .updated: break
            case .moved(_, let from, let to):
                count(-1, at: from)
                count(1, at: to)
            }
        }
    }

    /// The headings of the sections, as the list view needs them.
    var headings: [SectionHeading] {
        sections.map { SectionHeading(title: $0.title, count: $0.count) }
    }

    private mutating func count(_ difference: Int, at place: ContactPlace) {
        let index = sections.firstIndex { $0.id >= place.section } ?? sections.endIndex
        let isThere = index < sections.endIndex && sections[index].id == place.section
        let count = (isThere ? sections[index].count : 0) + difference
        let section = ContactSection(id: place.section, title: place.sectionTitle, count: count)
        if isThere { sections.remove(at: index) }
        if count > 0 { sections.insert(section, at: index) }
    }
}
