public import BelvedereBinding

/// A text field with a list of choices, which the app updates while the person types.
///
/// The person types a few letters of a name, and a service returns the items that match, out of any number:
///
/// ```swift
/// let customer = Dynamic<Customer?>(nil)
/// let field = ComboBox("Customer", titled: \.name, detail: \.city) { text in try await customers.matching(text) }
///     .bind(customer)
/// ```
///
/// The field asks the service when the person pauses, on the clock of the session, and cancels the request before. A late answer never
/// replaces what the person types, and a press on a choice always chooses the item that the person saw. While the text is not the title of
/// a chosen item, the value is `nil`. If the person leaves the field with such a text, the field shows a message.
///
/// An empty text is also searched, when the person opens the list without typing. Return the items that the person needs most.
public final class ComboBox<Item: Equatable>: ComboBoxField, ValueControl {
    /// The chosen item; `nil` if there is none.
    public typealias Value = Item?

    /// The chosen item; `nil` while the field is empty, or has a text that is no choice. Setting it in code calls no handler, and replaces
    /// the text.
    public var value: Item? {
        get { storage }
        set {
            if newValue == storage, newValue != nil || isReporting { return }
            storage = newValue
            search.cancel()
            typedText = newValue.map(search.title) ?? ""
            hasLeft = false
            show(nil)
            updateProblem()
        }
    }

    /// The text in the field.
    public var text: String { typedText }

    /// The largest number of choices in the list: 20, unless the app sets another one. Let the service return one item more, so that the
    /// field can say that there are more.
    public var limit: Int {
        get { search.limit }
        set { search.limit = max(1, newValue) }
    }

    /// The time without typing after which the service is asked: 200 milliseconds, unless the app sets another one.
    public var delay: Duration {
        get { search.delay }
        set { search.delay = newValue }
    }

    private var storage: Item?
    private let search: ChoiceSearch<Item>
    /// Whether a change by the person is being reported.
    private var isReporting = false
    /// Whether the person has left the field or pressed Enter in it, since the last letter.
    private var hasLeft = false

    /// Creates a field whose choices come from a service.
    ///
    /// - Parameters:
    ///   - title: The label of the field.
    ///   - value: The item that is chosen at first, if there is one.
    ///   - itemTitle: Returns the title of an item. It becomes the text of the field when the person chooses the item.
    ///   - detail: Returns a second text that tells items with the same title apart.
    ///   - find: Returns the items that match a text, the best first.
    public init(
        _ title: String, value: Item? = nil, titled itemTitle: @escaping (Item) -> String,
        detail: @escaping (Item) -> String = { _ in "" }, find: @escaping SearchAction<Item>
    ) {
        storage = value
        search = ChoiceSearch(.service(find), titled: itemTitle, detail: detail)
        super.init(title: title, text: value.map(itemTitle) ?? "")
        begin()
    }

    /// Creates a field whose choices are the items of a list with a title that contains the text. Upper and lower case do not matter.
    ///
    /// ```swift
    /// let country = ComboBox("Country", choices: countries, titled: \.name)
    /// ```
    ///
    /// - Complexity: O(1). Each letter costs O(*n*) in the number of choices.
    public init(
        _ title: String, value: Item? = nil, choices: [Item], titled itemTitle: @escaping (Item) -> String,
        detail: @escaping (Item) -> String = { _ in "" }
    ) {
        storage = value
        search = ChoiceSearch(.list(choices), titled: itemTitle, detail: detail)
        super.init(title: title, text: value.map(itemTitle) ?? "")
        begin()
    }

    /// Accepts texts that are no choice. The list then only helps to type.
    ///
    /// ```swift
    /// let field = ComboBox("Customer", titled: \.name) { text in try await customers.matching(text) }
    ///     .acceptingOtherTexts { Customer(name: $0) }
    /// ```
    ///
    /// - Parameter make: Returns the item for a text; `nil` if the text is not accepted.
    @discardableResult
    public func acceptingOtherTexts(_ make: @escaping (String) -> Item?) -> Self {
        let wasStrict = mustChoose
        search.makeItem = make
        if wasStrict { propertyChanged(ComboBoxField.proposesFirst) }
        return self
    }

    private func begin() {
        // A request may end after the field is gone.
        search.changed = { [weak self] in self?.searchChanged() }
    }

    // MARK: Text and value

    private func set(_ new: Item?) {
        if new == storage { return }
        storage = new
        isReporting = true
        reportChange()
        isReporting = false
    }

    /// Takes the text as the title of the only item with this title.
    private func resolve() {
        if storage != nil || typedText.isEmpty { return }
        guard let item = search.item(titled: typedText) else { return }
        typedText = search.title(item)
        set(item)
    }

    private func updateProblem() {
        let isOpen = storage == nil && !typedText.isEmpty
        // As long as the service is searching, the text may still be the title of an item.
        let isTold = hasLeft && search.state != .searching
        showProblem(isOpen ? isTold ? KitTexts.current.chooseFromList : "" : nil)
    }

    // MARK: The list

    private func searchChanged() {
        if hasLeft { resolve() }
        updateProblem()
        if isExpanded { showContent() }
    }

    private func showContent() {
        let texts = KitTexts.current
        let choices = search.items.enumerated().map { index, item in
            Choice(number: search.first + index, title: search.title(item), detail: search.detail(item))
        }
        var content = Content(choices: choices)
        switch search.state {
        case .failed: content.note = texts.searchFailed
        case .searching where choices.isEmpty: content.note = texts.searching
        case .found where choices.isEmpty: content.note = texts.nothingFound
        case _ where search.hasMore: content.note = texts.moreResults(choices.count)
        default: break
        }
        content.results = content.note.isEmpty ? texts.results(choices.count) : content.note
        show(content)
    }

    override var mustChoose: Bool { search.makeItem == nil }

    override func setExpanded(_ isExpanded: Bool) {
        if !isExpanded { return show(nil) }
        hasLeft = false
        updateProblem()
        // A chosen item is no text to search for: the person opens the list to choose another one.
        let isChosen = storage.map { search.title($0) == typedText } ?? false
        let text = isChosen ? "" : typedText
        show(content)
        if search.answeredText != text || search.state != .found { search.begin(text, after: .zero, on: self) }
        if self.isExpanded { showContent() }
    }

    override func hasChoice(numbered number: Int) -> Bool { search.item(numbered: number) != nil }

    override func choose(numbered number: Int) {
        guard let item = search.item(numbered: number) else { return }
        search.cancel()
        hasLeft = false
        typedText = search.title(item)
        show(nil)
        set(item)
        updateProblem()
        showValidation()
    }

    override func didDetach() {
        super.didDetach()
        search.cancel()
        show(nil)
    }

    // MARK: For hosts

    @_spi(Hosting) public override func textEntered() {
        hasLeft = false
        set(search.makeItem.flatMap { typedText.isEmpty ? nil : search.item(titled: typedText) ?? $0(typedText) })
        updateProblem()
        if typedText.isEmpty {
            search.cancel()
            return show(nil)
        }
        show(content)
        search.begin(typedText, after: search.delay, on: self)
        showContent()
    }

    @_spi(Hosting) public override func textFinished() {
        hasLeft = true
        show(nil)
        resolve()
    }

    @_spi(Hosting) public override func willShowValidation() {
        if !isExpanded { hasLeft = true }
        resolve()
        updateProblem()
    }

    @_spi(Hosting) public override func releaseHandlers() {
        super.releaseHandlers()
        search.end()
    }
}

extension ComboBox where Item == String {
    /// Creates a field for a text that a service proposes.
    ///
    /// ```swift
    /// let street = ComboBox("Street") { text in try await addresses.streets(beginningWith: text) }
    /// ```
    public convenience init(_ title: String, value: String? = nil, find: @escaping SearchAction<String>) {
        self.init(title, value: value, titled: { $0 }, find: find)
    }

    /// Creates a field for a text of a list.
    ///
    /// ```swift
    /// let country = ComboBox("Country", choices: ["Estonia", "Finland", "Sweden"])
    /// ```
    ///
    /// - Complexity: O(1). Each letter costs O(*n*) in the number of choices.
    public convenience init(_ title: String, value: String? = nil, choices: [String]) {
        self.init(title, value: value, choices: choices, titled: { $0 })
    }

    /// Accepts every text. The list then only helps to type.
    ///
    /// ```swift
    /// let street = ComboBox("Street", choices: ["Aleksanterinkatu", "Esplanadi"]).acceptingOtherTexts()
    /// ```
    @discardableResult
    public func acceptingOtherTexts() -> Self { acceptingOtherTexts { $0 } }

    /// Binds the field in both directions to a text, which is empty if nothing is chosen.
    ///
    /// ```swift
    /// let country = Dynamic("Finland")
    /// let field = ComboBox("Country", choices: ["Estonia", "Finland", "Sweden"]).bind(country)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<String>, file: StaticString = #fileID, line: Int = #line) -> Self {
        bind(value, at: HandlerPlace(file, line), parse: { $0 ?? "" }) { field, value in field.value = value.isEmpty ? nil : value }
    }

    /// Binds the field in both directions to a text, which is empty if nothing is chosen, and shows the error message of the text.
    ///
    /// ```swift
    /// let country = Dynamic("")
    /// let validCountry = country.validated(by: ValidationRule("A country is needed.") { !$0.isEmpty })
    /// let field = ComboBox("Country", choices: ["Estonia", "Finland", "Sweden"]).bind(country, validation: validCountry)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<String>, validation: Validation<String>, file: StaticString = #fileID, line: Int = #line) -> Self {
        bind(value, file: file, line: line).validated(with: validation)
    }
}
