/// An attribute of an HTML element: its name, and whether its value differs between views that otherwise have the same HTML, such as rows.
/// No attribute can contain script or style.
///
/// The list is closed, because only this file makes attributes. So a text of an app cannot become the name of an attribute.
@_spi(Hosting)
public struct Attribute: Sendable, Hashable {
    /// The name in HTML.
    let rawValue: String
    /// Whether the value differs between views that otherwise have the same HTML. A template contains the equal values; these different
    /// values are sent with each use of the template.
    let varies: Bool

    private init(_ rawValue: String, varies: Bool = false) {
        self.rawValue = rawValue
        self.varies = varies
    }

    /// Returns the attribute that contains a property of a custom element. The attribute has a number in its name. The value is the name of
    /// the property, a space, and JSON.
    static func property(_ number: Int) -> Attribute { Attribute("data-p\(number)", varies: true) }
}

// The attributes of HTML for all elements, for fields, and for links and pictures.
@_spi(Hosting)
extension Attribute {
    public static let `class` = Attribute("class"), role = Attribute("role"), dir = Attribute("dir"), lang = Attribute("lang")
    public static let translate = Attribute("translate"), hidden = Attribute("hidden"), inert = Attribute("inert")
    public static let open = Attribute("open"), tabindex = Attribute("tabindex"), title = Attribute("title", varies: true)
    /// The `id` of an element to which an address can lead, such as `#L12`. The elements of views have identifiers of another form; see
    /// ``ElementIdentifier``.
    public static let id = Attribute("id")

    public static let type = Attribute("type"), value = Attribute("value", varies: true)
    public static let placeholder = Attribute("placeholder", varies: true), checked = Attribute("checked")
    public static let disabled = Attribute("disabled"), selected = Attribute("selected"), `for` = Attribute("for")
    public static let autocomplete = Attribute("autocomplete"), inputmode = Attribute("inputmode"), accept = Attribute("accept")
    public static let multiple = Attribute("multiple")
    public static let min = Attribute("min", varies: true), max = Attribute("max", varies: true), step = Attribute("step")
    public static let rows = Attribute("rows"), name = Attribute("name"), required = Attribute("required")
    public static let autocapitalize = Attribute("autocapitalize")

    public static let href = Attribute("href", varies: true), target = Attribute("target"), rel = Attribute("rel")
    public static let src = Attribute("src", varies: true), alt = Attribute("alt", varies: true), loading = Attribute("loading")
}

// The attributes that assistive technology reads.
@_spi(Hosting)
extension Attribute {
    public static let ariaLabel = Attribute("aria-label", varies: true), ariaLabelledBy = Attribute("aria-labelledby")
    public static let ariaDescribedBy = Attribute("aria-describedby"), ariaDisabled = Attribute("aria-disabled")
    public static let ariaHidden = Attribute("aria-hidden"), ariaModal = Attribute("aria-modal"), ariaLive = Attribute("aria-live")
    public static let ariaSelected = Attribute("aria-selected"), ariaChecked = Attribute("aria-checked")
    public static let ariaCurrent = Attribute("aria-current"), ariaInvalid = Attribute("aria-invalid")
    public static let ariaLevel = Attribute("aria-level"), ariaBusy = Attribute("aria-busy")
    public static let ariaValueText = Attribute("aria-valuetext", varies: true)
    public static let ariaRowCount = Attribute("aria-rowcount", varies: true), ariaRowIndex = Attribute("aria-rowindex")
    public static let ariaSort = Attribute("aria-sort"), ariaMultiselectable = Attribute("aria-multiselectable")
    public static let ariaKeyShortcuts = Attribute("aria-keyshortcuts"), ariaHasPopup = Attribute("aria-haspopup")
    public static let ariaExpanded = Attribute("aria-expanded"), ariaControls = Attribute("aria-controls")
    public static let ariaAutocomplete = Attribute("aria-autocomplete")
}

// The attributes of SVG for shapes.
@_spi(Hosting)
extension Attribute {
    public static let viewBox = Attribute("viewBox"), points = Attribute("points", varies: true), cx = Attribute("cx", varies: true)
    public static let cy = Attribute("cy", varies: true), r = Attribute("r", varies: true), x = Attribute("x", varies: true)
    public static let y = Attribute("y", varies: true), width = Attribute("width", varies: true)
    public static let height = Attribute("height", varies: true), rx = Attribute("rx", varies: true)
    public static let d = Attribute("d", varies: true), fill = Attribute("fill"), stroke = Attribute("stroke")
    public static let strokeWidth = Attribute("stroke-width"), fontSize = Attribute("font-size")
    public static let transform = Attribute("transform", varies: true), textAnchor = Attribute("text-anchor"), dy = Attribute("dy")
}

// The attributes that the client script reads.
@_spi(Hosting)
extension Attribute {
    /// The kind of behaviour that the client script gives to the element, such as `list`.
    public static let behaviour = Attribute("data-b")
    /// The number of an option, a page or an action that the person can choose.
    public static let choice = Attribute("data-i")
    /// The half of a wide window in which a screen is shown: the list or the detail.
    public static let pane = Attribute("data-pane")
    /// The entries of a menu, as JSON.
    public static let menu = Attribute("data-menu", varies: true)
    /// The keys of a button, or the keys of each entry of a menu after the number of the entry.
    public static let keys = Attribute("data-keys")
    /// The address of the script that the element needs.
    public static let module = Attribute("data-module")
    /// The address of the script that defines a custom element, and the tag of that element.
    public static let source = Attribute("data-source"), tag = Attribute("data-tag")
    public static let count = Attribute("data-count", varies: true), start = Attribute("data-start", varies: true)
    public static let edit = Attribute("data-edit", varies: true), unsaved = Attribute("data-unsaved")
    public static let events = Attribute("data-events"), sections = Attribute("data-sections"), actions = Attribute("data-actions")
    public static let roles = Attribute("data-roles"), activatable = Attribute("data-activatable")
    public static let page = Attribute("data-page", varies: true), escape = Attribute("data-escape"), size = Attribute("data-size")
    public static let order = Attribute("data-order"), selection = Attribute("data-selection")
    public static let cells = Attribute("data-cells")
    public static let editable = Attribute("data-editable"), scales = Attribute("data-scales")
    /// The height of the rows of a table, if it is not the usual one.
    public static let density = Attribute("data-density")
}

// The attributes of the page around the views. The HTML of a view cannot use them.
extension Attribute {
    static let charset = Attribute("charset"), content = Attribute("content"), property = Attribute("property")
    static let httpEquiv = Attribute("http-equiv"), nonce = Attribute("nonce"), `defer` = Attribute("defer")
    static let popover = Attribute("popover"), popovertarget = Attribute("popovertarget")
    /// The address of the style sheet for a choice of colours.
    static let sheet = Attribute("data-sheet")
    /// The facts that the client script needs about its page: the app, the checksum of the content, and the address of the WebSocket.
    static let application = Attribute("data-app"), digest = Attribute("data-digest"), live = Attribute("data-live")
    static let query = Attribute("data-query")
}
