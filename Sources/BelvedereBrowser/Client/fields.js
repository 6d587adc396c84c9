// Fields: what a person enters, and how it outlives its session.

const counts = new WeakMap()
const edits = field => counts.get(field) || Number(field.dataset.edit || 0)

// A control whose value may be unfinished, or no value at all.
const isUnfinished = field => field.matches('[data-b=entry],[data-b=amount]') && !field.validity.valid

function report(field) {
  counts.set(field, edits(field) + 1)
  const index = field.dataset.i
  if (field.type === 'radio') return send(viewOf(field), codes.chosen + ' ' + index)
  if (field.type === 'checkbox') return send(viewOf(field), (index ? codes.check + ' ' + index : codes.checked) + ' ' + (field.checked ? 1 : 0))
  if (field.tagName === 'SELECT') return field.selectedIndex < 0 || send(viewOf(field), codes.chosen + ' ' + field.selectedIndex)
  // A frame is at most 32 KiB, and a letter at most three bytes.
  if (field.value.length > 10000) field.value = field.value.slice(0, 10000)
  // Half a date is not the same as none.
  send(viewOf(field), ({ amount: codes.adjust, entry: codes.enter }[field.dataset.b] || codes.value) + ' ' + edits(field) + ' ' + (field.validity.badInput ? '?' : field.value))
}

// A box is on or off, whatever its value is.
const isBox = field => field.matches('[type=checkbox],[type=radio]')
const isTouched = field => isBox(field) ? field.checked !== field.defaultChecked
  : field.tagName === 'SELECT' ? field.selectedIndex !== Math.max(0, [...field.options].findIndex(option => option.defaultSelected))
  : field.value !== field.defaultValue

// The fields of the page by what they are called: numbers of views mean nothing to another session.
function named() {
  const seen = {}
  return [...app.querySelectorAll('input:not([type=file]),textarea,select')].map(field => {
    const name = field.type + ' ' + (field.getAttribute('aria-label') || field.labels?.[0]?.textContent || '')
    seen[name] = (seen[name] || 0) + 1
    return [name + ' ' + seen[name], field]
  })
}

// What a person has entered. What is on its way to a session that has taken the page over needs no second way.
function collect(isWhole) {
  return named().map(([key, field]) => ({
    key, field, value: isBox(field) ? field.checked : field.value, touched: isTouched(field),
    has: document.activeElement === field, range: [field.selectionStart, field.selectionEnd],
  })).filter(({ field, touched, has }) => isWhole ? touched || has : touched && !counts.has(field))
}

function restore(values) {
  const here = new Map(named())
  let isHeld = false
  for (const { key, value, touched, has, range } of values) {
    const field = here.get(key)
    if (!field || field.disabled || field.closest('[inert],[hidden]')) continue
    isHeld ||= has
    if (has && document.activeElement !== field) {
      field.focus()
      focused = true
    }
    if (touched) {
      if (isBox(field)) field.checked = value
      else {
        const chosen = field.selectedIndex
        field.value = value
        // Of a choice that has gone nothing can be kept.
        if (field.selectedIndex < 0) field.selectedIndex = chosen
      }
      // Of several buttons, the one that is on speaks for all.
      if (isTouched(field) && (field.type !== 'radio' || value)) report(field)
    }
    if (has && range[0] !== null) field.setSelectionRange?.(...range)
  }
  kept = isHeld ? sent : -1
}
