/// One choice out of several, all named.
///
/// ```swift
/// let order = Picker("Sort by", choices: ["Name", "Salary", "Age"]) { viewModel.order.value = $0 }
/// ```
public final class Picker: ChoiceView {
    public init(_ title: String, choices: [String], selection: Int = 0, onSelect: ((Int) -> Void)? = nil) {
        super.init(title: title, choices: choices, selection: selection, onSelect: onSelect)
    }

    override var kind: ViewKind { .picker }
}
