// The entries of a person in fields, and how they are restored in a new session.

const counts = new WeakMap()
const edits = field => counts.get(field) || +field.dataset.edit || 0

// Whether the value of a control is unfinished or invalid.
const isUnfinished = field => field.matches('[data-b=entry],[data-b=amount]') && !field.validity.valid

function report(field) {
  counts.set(field, edits(field) + 1)
  const index = field.dataset.i
  if (field.type === 'radio') return send(viewOf(field), codes.chosen + ' ' + index)
  if (field.type === 'checkbox') return send(viewOf(field), (index ? codes.check + ' ' + index : codes.checked) + ' ' + (field.checked ? 1 : 0))
  if (field.tagName === 'SELECT') return field.selectedIndex < 0 || send(viewOf(field), codes.chosen + ' ' + field.selectedIndex)
  // A frame has at most 32 KiB, and a character at most three bytes. So limit the length of the text.
  if (field.value.length > 10000) field.value = field.value.slice(0, 10000)
  // Half a date is different from no date. So send a question mark for half a date.
  send(viewOf(field), ({ amount: codes.adjust, entry: codes.enter }[field.dataset.b] || codes.value) + ' ' + edits(field) + ' ' + (field.validity.badInput ? '?' : field.value))
}

// Whether a control is on or off and has no other value, such as a check box.
const isBox = field => field.matches('[type=checkbox],[type=radio]')
const isTouched = field => isBox(field) ? field.checked !== field.defaultChecked
  : field.tagName === 'SELECT' ? [...field.options].some(option => option.selected !== option.defaultSelected)
  : field.value !== field.defaultValue

// Returns the fields of the page by their labels. The numbers of views cannot identify them, because a new session has other numbers.
function named() {
  const seen = {}
  return [...app.querySelectorAll('input:not([type=file]),textarea,select')].map(field => {
    const name = field.type + ' ' + (field.getAttribute('aria-label') || field.labels?.[0]?.textContent || '')
    seen[name] = (seen[name] || 0) + 1
    return [name + ' ' + seen[name], field]
  })
}

// The entries from an ended session whose fields do not exist in the new session yet. Such a field may appear later, for instance when data
// has loaded.
let owed = []
// The address of the page on which the person made the entries in `owed`.
let home

// Collects the person's entries for the next session. An entry that was already sent to the new session of this page is left out.
function collect(isWhole) {
  home = location.pathname
  owed.push(...named().map(([key, field]) => ({
    key, field, has: document.activeElement === field, range: [field.selectionStart, field.selectionEnd],
  })).filter(({ field, has }) => isTouched(field) || has && isWhole))
}

function restore(isRenewed) {
  const here = new Map(named()), { length } = owed
  // Return the focus to the restored field, unless the person has focused something else meanwhile.
  const isIdle = fresh || sent === kept
  owed = owed.filter(({ key, field: old, has, range }) => {
    const field = here.get(key)
    if (!field || field.disabled || field.closest('[inert],[hidden]')) return 1
    // If the person has already typed into the new field, keep this text.
    if (counts.has(field)) return
    has &&= isIdle
    if (has) {
      field.focus()
      focused = true
    }
    if (isTouched(old)) {
      if (isBox(field)) field.checked = old.checked
      else {
        const chosen = field.selectedIndex
        field.value = old.value
        // If the chosen option no longer exists, keep the option of the new field.
        if (field.selectedIndex < 0) field.selectedIndex = chosen
      }
      // In a group of radio buttons, report only the one that is on.
      if (isTouched(field) && (field.type !== 'radio' || field.checked)) report(field)
    }
    if (has && range[0] !== null) field.setSelectionRange?.(...range)
  })
  const missing = owed.map(({ key, field }) => isTouched(field) ? key : '')
  if (isRenewed || owed.length < length) send(0, codes.typed + ' ' + missing.join('\n'))
  kept = isIdle ? sent : -1
}
