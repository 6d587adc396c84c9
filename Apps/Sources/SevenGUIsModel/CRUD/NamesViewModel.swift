public import BelvedereBinding

/// A database of names, and what a person does with it: create, read, update and delete.
public final class NamesViewModel {
    /// What the surnames that are shown begin with.
    public let prefix = Dynamic("")
    public let name = Dynamic("")
    public let surname = Dynamic("")
    /// The entries that are shown.
    public let shown: DynamicListValue<PersonName>
    /// The entry that is selected, if it is shown.
    public private(set) lazy var selected = combine(selection, prefix) { [people] id, prefix in
        id.flatMap { people.element(id: $0) }.flatMap { $0.matches(prefix) ? $0.id : nil }
    }
    /// Appends a new entry with the names in the fields.
    public private(set) lazy var create = Command { [unowned self] in
        people.append(PersonName(id: nextIdentifier, name: name.value, surname: surname.value))
        nextIdentifier += 1
    }
    /// Gives the selected entry the names in the fields.
    public private(set) lazy var update = Command(canExecute: selected.map { $0 != nil }) { [unowned self] in
        guard let id = selected.value else { return }
        people.update(id: id) { person in
            person.name = name.value
            person.surname = surname.value
        }
    }
    /// Takes the selected entry out.
    public private(set) lazy var delete = Command(canExecute: selected.map { $0 != nil }) { [unowned self] in
        guard let id = selected.value else { return }
        selection.value = nil
        people.remove(id: id)
    }

    private let people: DynamicList<PersonName>
    private let selection = Dynamic<Int?>(nil)
    private var nextIdentifier: Int

    /// - Parameter names: The name and the surname of each entry at first.
    public init(names: [(name: String, surname: String)] = [("Hans", "Emil"), ("Max", "Mustermann"), ("Roman", "Tisch")]) {
        people = DynamicList(names.enumerated().map { PersonName(id: $0, name: $1.name, surname: $1.surname) })
        nextIdentifier = names.count
        shown = people.filter(by: prefix) { $0.matches($1) }
    }

    /// The person has chosen an entry. Its names stand in the fields then, to be changed.
    public func select(_ person: PersonName) {
        selection.value = person.id
        name.value = person.name
        surname.value = person.surname
    }
}
