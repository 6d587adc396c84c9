public import BelvedereBinding
public import BelvedereCore

/// A field with which a person uploads a file.
///
/// ```swift
/// let cards = FileField("Import contacts", accepts: [".vcf", "text/vcard"]) { viewModel.read($0) }
/// ```
public final class FileField: View {
    /// The text of the field, which is also its name for assistive technology.
    public var title: String { didSet { if title != oldValue { propertyChanged(FileField.title) } } }
    /// A picture of the field's purpose. Hosts show it beside the title. If the title is empty, they show only the picture, and the field
    /// needs a ``View/accessibilityName``.
    ///
    /// ```swift
    /// let cards = FileField("", accepts: [".vcf"]) { viewModel.read($0) }
    /// cards.symbol = .upload
    /// cards.accessibilityName = "Import contacts"
    /// ```
    public var symbol: Symbol? { didSet { if symbol != oldValue { propertyChanged(FileField.symbol) } } }
    /// The file extensions and media types that the person's device should offer. The app must still check the file.
    public let accepts: [String]
    /// Whether the person may choose several files at once. The handler runs once for each file, in the order in which the files arrive.
    ///
    /// ```swift
    /// let receipts = FileField("Add receipts", accepts: ["image/*"]) { viewModel.read($0) }
    /// receipts.allowsMultipleSelection = true
    /// ```
    public var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { propertyChanged(FileField.allowsMultipleSelection) } }
    }
    /// The largest accepted size of a file, in bytes.
    public let limit: Int
    private var handler: Handler<ReceivedFile>
    private var files: Signal<ReceivedFile>?

    /// Creates a field that accepts files of at most `limit` bytes. The host refuses larger files with a message to the person.
    ///
    /// - Complexity: O(1). Receiving a file costs O(*n*) in its size.
    public init(
        _ title: String,
        accepts: [String] = [],
        limit: Int = 5_000_000,
        onReceive: @escaping (ReceivedFile) -> Void
    ) {
        self.title = title
        self.accepts = accepts
        self.limit = limit
        handler = .synchronous(onReceive)
        super.init()
    }

    /// Creates a field with an asynchronous handler. The handler runs on the session, once for each file.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
    /// - Complexity: O(1). Receiving a file costs O(*n*) in its size.
    public init(
        _ title: String,
        accepts: [String] = [],
        limit: Int = 5_000_000,
        onReceive: @escaping ItemAction<ReceivedFile>
    ) {
        self.title = title
        self.accepts = accepts
        self.limit = limit
        handler = .asynchronous(onReceive)
        super.init()
    }

    /// Creates a field that accepts no files until it is bound to a signal; see ``bind(_:)``.
    ///
    /// - Complexity: O(1). Receiving a file costs O(*n*) in its size.
    public init(_ title: String, accepts: [String] = [], limit: Int = 5_000_000) {
        self.title = title
        self.accepts = accepts
        self.limit = limit
        handler = .none
        super.init()
    }

    /// Sends each received file through a signal. The field is bound in one direction, because only a person can choose a file.
    ///
    /// ```swift
    /// let cards = Signal<ReceivedFile>()
    /// let field = FileField("Import contacts", accepts: [".vcf"]).bind(cards)
    /// ```
    @discardableResult
    public func bind(_ files: Signal<ReceivedFile>) -> Self {
        self.files = files
        return self
    }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<FileField, String>(0, "title", default: "") { $0.title }
    /// Declares the property `limit`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let limit = ViewProperty<FileField, Int>(1, "limit", default: .max) { $0.limit }
    /// Declares the property `accepts`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let accepts = ViewProperty<FileField, [String]>(2, "accepts", default: []) { $0.accepts }

    /// Declares the property `symbol`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let symbol = ViewProperty<FileField, Symbol?>(3, "symbol", default: nil) { $0.symbol }

    /// Declares the property `allowsMultipleSelection`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let allowsMultipleSelection = ViewProperty<FileField, Bool>(
        4, "allowsMultipleSelection", default: false
    ) { $0.allowsMultipleSelection }

    @_spi(Hosting) public override var kind: ViewKind { .fileField }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .receive(let file) = event { (handler.isSet || files != nil) && file.byteCount <= limit } else { false }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .receive(let file) = event else { return }
        files?.send(file)
        handler.call(file, for: self)
    }

    @_spi(Hosting) public override func releaseHandlers() {
        handler = .none
        files = nil
    }
}

nonisolated extension ViewKind {
    /// The view kind of `FileField`: a field with which a person uploads a file.
    public static let fileField = ViewKind(
        "fileField", role: .fileChooser,
        properties: [FileField.title, FileField.limit, FileField.accepts, FileField.symbol, FileField.allowsMultipleSelection],
        names: [FileField.title], events: [.receive]
    )
}
