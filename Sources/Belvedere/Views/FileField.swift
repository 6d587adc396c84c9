public import BelvedereBinding
public import BelvedereCore

/// A place to hand over a file.
///
/// ```swift
/// let cards = FileField("Import contacts", accepts: [".vcf", "text/vcard"]) { viewModel.read($0) }
/// ```
public final class FileField: View {
    /// What the field says, and what assistive technology calls it.
    public var title: String { didSet { if title != oldValue { propertyChanged(FileField.title) } } }
    /// Name endings and media types that the person's device should offer. The app must still check the file.
    public let accepts: [String]
    /// The largest file that is taken, in bytes.
    public let limit: Int
    private var handler: Handler<ReceivedFile>
    private var files: Signal<ReceivedFile>?

    /// A field that takes files of at most `limit` bytes; larger ones are refused by the host with a word to the person.
    ///
    /// - Complexity: O(1). A file that comes costs O(*n*) in its size.
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

    /// A field whose handler may wait: it runs on the session, for each file.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    /// - Complexity: O(1). A file that comes costs O(*n*) in its size.
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

    /// A field that takes no files until it is bound to a signal; see ``bind(_:)``.
    ///
    /// - Complexity: O(1). A file that comes costs O(*n*) in its size.
    public init(_ title: String, accepts: [String] = [], limit: Int = 5_000_000) {
        self.title = title
        self.accepts = accepts
        self.limit = limit
        handler = .none
        super.init()
    }

    /// Has each file sent by a signal. A field is bound one way, because only a person can choose a file.
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

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<FileField, String>(0, "title", default: "") { $0.title }
    /// `limit`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let limit = ViewProperty<FileField, Int>(1, "limit", default: .max) { $0.limit }
    /// `accepts`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let accepts = ViewProperty<FileField, [String]>(2, "accepts", default: []) { $0.accepts }

    @_spi(Hosting) public override var kind: ViewKind { .fileField }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .receive(let file) = event { (handler.isSet || files != nil) && file.bytes.count <= limit } else { false }
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
    /// A place to hand over a file.
    public static let fileField = ViewKind(
        "fileField", role: .fileChooser, properties: [FileField.title, FileField.limit, FileField.accepts], names: [FileField.title],
        events: [.receive]
    )
}
