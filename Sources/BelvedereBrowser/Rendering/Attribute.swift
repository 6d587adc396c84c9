/// The attributes a page uses. None of them can carry script or style.
@_spi(Hosting)
public enum Attribute: String, Sendable {
    case `class`, role, dir, lang, translate, hidden, inert, open, tabindex, title
    /// The name of a place that an address can end with. Views and their parts have names of another form, from ``ElementIdentifier``.
    case id
    case type, value, placeholder, checked, disabled, selected, `for`, autocomplete, inputmode, accept
    case href, target, rel, src, alt, loading, min, max, step, rows, name, required, autocapitalize
    case ariaLabel = "aria-label", ariaLabelledBy = "aria-labelledby", ariaDescribedBy = "aria-describedby"
    case ariaDisabled = "aria-disabled", ariaHidden = "aria-hidden", ariaModal = "aria-modal", ariaLive = "aria-live"
    case ariaSelected = "aria-selected", ariaChecked = "aria-checked", ariaCurrent = "aria-current", ariaInvalid = "aria-invalid"
    case ariaLevel = "aria-level", ariaBusy = "aria-busy", ariaValueText = "aria-valuetext"
    case ariaRowCount = "aria-rowcount", ariaRowIndex = "aria-rowindex", ariaSort = "aria-sort"
    case ariaMultiselectable = "aria-multiselectable", ariaKeyShortcuts = "aria-keyshortcuts"
    /// The behaviour of the element in the client script.
    case behaviour = "data-b"
    /// The number of an offered choice, page or action.
    case choice = "data-i"
    case count = "data-count", start = "data-start", edit = "data-edit", unsaved = "data-unsaved", events = "data-events"
    case sections = "data-sections", actions = "data-actions", roles = "data-roles", activatable = "data-activatable", page = "data-page"
    case escape = "data-escape"
    case size = "data-size"
    /// Which part of a wide window a screen has.
    case pane = "data-pane"
    case order = "data-order", selection = "data-selection", editable = "data-editable"
    case viewBox, points, cx, cy, r, x, y, width, height, rx, d, fill, stroke, strokeWidth = "stroke-width", fontSize = "font-size"
    /// The entries of a menu, as JSON.
    case menu = "data-menu"
    case ariaHasPopup = "aria-haspopup", ariaExpanded = "aria-expanded"
    /// The address of the module that the element needs.
    case module = "data-module"
    /// The address of the module that defines a custom element, and the name of that element.
    case source = "data-source", tag = "data-tag"
    /// The properties of a custom element: the name, a space, and the value as JSON.
    case property0 = "data-p0", property1 = "data-p1", property2 = "data-p2", property3 = "data-p3"
    case property4 = "data-p4", property5 = "data-p5", property6 = "data-p6", property7 = "data-p7"
    case property8 = "data-p8", property9 = "data-p9", property10 = "data-p10", property11 = "data-p11"
    case property12 = "data-p12", property13 = "data-p13", property14 = "data-p14", property15 = "data-p15"
    case property16 = "data-p16", property17 = "data-p17", property18 = "data-p18", property19 = "data-p19"
    case property20 = "data-p20", property21 = "data-p21", property22 = "data-p22", property23 = "data-p23"
    case property24 = "data-p24", property25 = "data-p25", property26 = "data-p26", property27 = "data-p27"
    case property28 = "data-p28", property29 = "data-p29", property30 = "data-p30", property31 = "data-p31"

    /// Whether views of the same shape differ in it. Such values are sent beside a template, all others within it.
    var varies: Bool {
        switch self {
        case .ariaLabel, .value, .placeholder, .href, .src, .alt, .title, .count, .start, .page,
            .edit, .points, .min, .max, .ariaValueText, .ariaRowCount,
            .cx, .cy, .r, .x, .y, .width, .height, .rx, .d, .menu,
            .property0, .property1, .property2, .property3, .property4, .property5, .property6, .property7,
            .property8, .property9, .property10, .property11, .property12, .property13, .property14, .property15,
            .property16, .property17, .property18, .property19, .property20, .property21, .property22, .property23,
            .property24, .property25, .property26, .property27, .property28, .property29, .property30, .property31:
            true
        default: false
        }
    }

    static let properties: [Attribute] = [
        .property0, .property1, .property2, .property3, .property4, .property5, .property6, .property7,
        .property8, .property9, .property10, .property11, .property12, .property13, .property14, .property15,
        .property16, .property17, .property18, .property19, .property20, .property21, .property22, .property23,
        .property24, .property25, .property26, .property27, .property28, .property29, .property30, .property31,
    ]
}
