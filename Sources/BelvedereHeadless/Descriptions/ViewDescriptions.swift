@_spi(Hosting) public import Belvedere

/// A dictionary with the descriptions of all kinds of views that need a special one.
@_spi(Hosting)
public struct ViewDescriptions: Sendable {
    private var descriptions: [ViewKind: any ViewDescription]

    /// The descriptions of the kit's own kinds.
    public static let standard = ViewDescriptions([
        .screen: ScreenDescription(), .alert: AlertDescription(), .link: LinkDescription(), .button: ButtonDescription(),
        .spinner: SpinnerDescription(), .emptyState: EmptyStateDescription(), .textField: TextFieldDescription(),
        .searchField: TextFieldDescription(), .textArea: TextFieldDescription(), .secureField: TextFieldDescription(),
        .decimalField: TextFieldDescription(), .comboBox: ComboBoxDescription(), .slider: NumberDescription(),
        .stepper: NumberDescription(),
        .dateField: EntryFieldDescription(),
        .timeField: EntryFieldDescription(), .toggle: MessageDescription(message: Toggle.message),
        .picker: MessageDescription(message: Picker.message), .segments: MessageDescription(message: Picker.message),
        .radioGroup: MessageDescription(message: Picker.message), .checkboxGroup: MessageDescription(message: CheckboxGroup.message),
        .colorField: EntryFieldDescription(), .list: ListDescription(), .collectionRow: ListDescription(isAcross: true),
        .pager: PagerDescription(), .row: RowDescription(), .disclosure: DisclosureDescription(), .label: LabelDescription(),
        .table: TableDescription(), .tableRow: TableRowDescription(),
        .menu: MenuDescription(isButton: true), .contextMenu: MenuDescription(), .drawing: MenuDescription(),
        .circle: MenuDescription(), .rectangle: MenuDescription(), .line: MenuDescription(), .path: MenuDescription(),
        .drawnText: MenuDescription(),
    ])

    private init(_ descriptions: [ViewKind: any ViewDescription]) {
        self.descriptions = descriptions
    }

    /// Returns these descriptions with others added. An added description replaces the one of the same kind.
    public func adding(_ others: [ViewKind: any ViewDescription]) -> ViewDescriptions {
        ViewDescriptions(descriptions.merging(others) { $1 })
    }

    /// Returns these descriptions for a window of another width.
    package func adapted(to width: WindowWidth) -> ViewDescriptions {
        adding([.screen: ScreenDescription(isWide: width == .wide), .splitView: SplitViewDescription(isWide: width == .wide)])
    }

    public subscript(kind: ViewKind) -> any ViewDescription { descriptions[kind] ?? DeclaredDescription() }

    /// The name that a person would give to a view.
    public func name(of view: MirroredView) -> String { self[view.kind].name(of: view, in: self) }
}
