/// The attributes a page uses. None of them can carry script or style.
enum Attribute: String {
    case `class`, role, lang, dir, hidden, inert, tabindex, title
    case type, name, value, placeholder, checked, disabled, selected, `for`, autocomplete, inputmode, accept, multiple
    case href, target, rel, src, alt, loading, max, autocapitalize, spellcheck, enterkeyhint
    case ariaLabel = "aria-label", ariaLabelledBy = "aria-labelledby", ariaDescribedBy = "aria-describedby"
    case ariaDisabled = "aria-disabled", ariaHidden = "aria-hidden", ariaModal = "aria-modal", ariaLive = "aria-live"
    case ariaSelected = "aria-selected", ariaCurrent = "aria-current", ariaInvalid = "aria-invalid"
    case ariaPosition = "aria-posinset", ariaSetSize = "aria-setsize", ariaLevel = "aria-level", ariaBusy = "aria-busy"
    case ariaRequired = "aria-required", ariaAtomic = "aria-atomic"
    case ariaControls = "aria-controls"
    /// The behaviour of the element in the client script.
    case behaviour = "data-b"
    /// The number of an offered choice, page or action.
    case choice = "data-i"
    case count = "data-count", start = "data-start", edit = "data-edit", unsaved = "data-unsaved", events = "data-events"
    case sections = "data-sections", actions = "data-actions", roles = "data-roles", activatable = "data-activatable", page = "data-page"
    case escape = "data-escape"
    case viewBox, points

    /// Whether views of the same shape differ in it. Such values are sent beside a template, all others within it.
    var varies: Bool {
        switch self {
        case .ariaLabel, .value, .placeholder, .href, .src, .alt, .title, .ariaPosition, .ariaSetSize, .count, .start, .page,
            .edit, .points, .max:
            true
        default: false
        }
    }
}
