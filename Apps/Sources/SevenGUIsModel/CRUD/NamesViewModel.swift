public import BelvedereBinding

/// A database of names with the person's actions: create, read, update and delete.
public final class NamesViewModel {
    /// The typed letters with which the shown surnames begin.
    public let prefix = Dynamic("")
    public let name = Dynamic("")
    public let surname = Dynamic("")
    /// The names whose surnames begin with ``prefix``.
    public let shown: DynamicListValue<PersonName>
    /// The selected name, or nil if it is not shown.
    public private(set) lazy var selected = combine(selection, prefix) { [people] id, prefix in
        id.flatMap { people.element(id: $0) }.flatMap { $0.matches(prefix) ? $0.id : nil }
    }
    /// Adds a new name from the two fields to the end of the list.
    public private(set) lazy var create = Command { [unowned self] in
        people.append(PersonName(id: nextIdentifier, name: name.value, surname: surname.value))
        nextIdentifier += 1
    }
    /// Replaces the selected name by the text of the two fields.
    public private(set) lazy var update = Command(canExecute: selected.map { $0 != nil }) { [unowned self] in
        guard let id = selected.value else { return }
        people.update(id: id) { person in
            person.name = name.value
            person.surname = surname.value
        }
    }
    /// Removes the selected name from the list.
    public private(set) lazy var delete = Command(canExecute: selected.map { $0 != nil }) { [unowned self] in
        guard let id = selected.value else { return }
        selection.value = nil
        people.remove(id: id)
    }

    private let people: DynamicList<PersonName>
    private let selection = Dynamic<Int?>(nil)
    private var nextIdentifier: Int

    /// - Parameter names: the given name and the surname of each entry at the start.
    public init(names: [(name: String, surname: String)] = [("Hans", "Emil"), ("Max", "Mustermann"), ("Roman", "Tisch")]) {
        people = DynamicList(names.enumerated().map { PersonName(id: $0, name: $1.name, surname: $1.surname) })
        nextIdentifier = names.count
        shown = people.filter(by: prefix) { $0.matches($1) }
    }

    /// Called when the person chooses a name. It is copied into the fields, so that the person can change it.
    public func select(_ person: PersonName) {
        selection.value = person.id
        name.value = person.name
        surname.value = person.surname
    }
}
