/// One choice out of several, all named.
///
/// ```swift
/// let order = Picker("Sort by", choices: ["Name", "Salary", "Age"]).bind(viewModel.order)
/// ```
public final class Picker: ChoiceView {
    public init(_ title: String, choices: [String], selection: Int = 0) {
        super.init(title: title, choices: choices, selection: selection)
    }

    override var kind: ViewKind { .picker }
}
