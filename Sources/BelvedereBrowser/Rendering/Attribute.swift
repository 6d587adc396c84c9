/// The attributes a page uses. None of them can carry script or style.
@_spi(Hosting)
public enum Attribute: String, Sendable {
    case `class`, role, dir, hidden, inert, open, tabindex, title
    case type, value, placeholder, checked, disabled, selected, `for`, autocomplete, inputmode, accept
    case href, target, rel, src, alt, loading, min, max, step, rows, name, required, autocapitalize
    case ariaLabel = "aria-label", ariaLabelledBy = "aria-labelledby", ariaDescribedBy = "aria-describedby"
    case ariaDisabled = "aria-disabled", ariaHidden = "aria-hidden", ariaModal = "aria-modal", ariaLive = "aria-live"
    case ariaSelected = "aria-selected", ariaChecked = "aria-checked", ariaCurrent = "aria-current", ariaInvalid = "aria-invalid"
    case ariaLevel = "aria-level", ariaBusy = "aria-busy", ariaValueText = "aria-valuetext"
    case ariaRowCount = "aria-rowcount", ariaRowIndex = "aria-rowindex", ariaSort = "aria-sort"
    case ariaMultiselectable = "aria-multiselectable"
    /// The behaviour of the element in the client script.
    case behaviour = "data-b"
    /// By which code the page tells what a person has entered.
    case code = "data-code"
    /// The number of an offered choice, page or action.
    case choice = "data-i"
    case count = "data-count", start = "data-start", edit = "data-edit", unsaved = "data-unsaved", events = "data-events"
    case sections = "data-sections", actions = "data-actions", roles = "data-roles", activatable = "data-activatable", page = "data-page"
    case escape = "data-escape"
    case order = "data-order", selection = "data-selection", editable = "data-editable"
    case viewBox, points

    /// Whether views of the same shape differ in it. Such values are sent beside a template, all others within it.
    var varies: Bool {
        switch self {
        case .ariaLabel, .value, .placeholder, .href, .src, .alt, .title, .count, .start, .page,
            .edit, .points, .min, .max, .ariaValueText, .ariaRowCount:
            true
        default: false
        }
    }
}
