// The page as a person perceives it, as the lines of a transcript. Roles, names and states come from the page in the way of
// assistive technology: native semantics first, then ARIA. Hidden, inert and invisible elements do not count.
viewport => {
  const lines = []
  const quote = text => '"' + text.replace(/["\\\u0000-\u001f\u007f]/g, character =>
    ({ '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[character]
      || '\\u{' + character.codePointAt(0).toString(16).toUpperCase() + '}') + '"'
  const textOf = element => element ? element.textContent : ''
  const isShown = element => !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true })
  const isDisabled = element => element.disabled || !!element.closest('[aria-disabled=true]')

  // The accessible name, in the order of the specification: aria-labelledby, aria-label, labels.
  function nameOf(element) {
    const references = (element.getAttribute('aria-labelledby') || '').split(' ').filter(Boolean)
    const referred = references.map(id => textOf(document.getElementById(id))).join(' ')
    if (referred) return referred
    const label = element.getAttribute('aria-label')
    if (label) return label
    return element.labels ? [...element.labels].filter(other => !other.contains(element)).map(textOf).join(' ') || inLabel(element) : ''
  }
  const inLabel = element => textOf(element.closest('label'))

  function add(depth, role, name, value = '', states = []) {
    lines.push('  '.repeat(depth) + role + (name ? ' ' + quote(name) : '') + value + (states.length ? ` [${states.join(', ')}]` : ''))
  }

  function within(element, depth, except = []) {
    for (const child of element.children) if (!except.includes(child)) perceive(child, depth)
  }

  const disabled = element => isDisabled(element) ? ['disabled'] : []
  const messageOf = input => {
    const message = textOf(document.getElementById(input.getAttribute('aria-describedby')))
    return message ? ['message ' + quote(message)] : []
  }
  const choice = (chosen, all) => (chosen === undefined ? '' : ' = ' + quote(chosen)) + ` of (${all.map(quote).join(', ')})`

  // The items of a menu. The page makes a menu when it opens, so read the items from the data of the page. The steps show that the
  // menu opens and works.
  const offers = element => JSON.parse(element.dataset.menu || '[]').filter(item => item.t).map(text).join(', ')
  const text = item => quote(item.t) + (item.m ? ` (${item.m.filter(other => other.t).map(text).join(', ')})` : '') + (item.d ? ' [disabled]' : '')
  const menuOf = element => element.dataset.menu ? [`menu (${offers(element)})`] : []

  function field(element, depth) {
    const input = element.querySelector('input,textarea')
    const placeholder = input.placeholder, own = nameOf(input), states = disabled(input)
    const name = own || placeholder
    const shown = input.type === 'password' ? '•'.repeat([...input.value].length) : input.value
    if (document.activeElement === input) states.push('focused')
    if (placeholder && !input.value && placeholder !== name) states.push('placeholder ' + quote(placeholder))
    states.push(...messageOf(input))
    if (element.matches('.combo')) {
      const panel = element.querySelector('.choices'), isOpen = panel.matches(':popover-open'), note = isOpen && textOf(panel.lastElementChild)
      const choices = [...panel.firstElementChild.children].map(option => quote([...option.children].map(textOf).join(', ')))
      if (note) states.push('note ' + quote(note))
      return add(depth, 'comboBox', name, (shown ? ' = ' + quote(shown) : '') + (isOpen ? ` of (${choices.join(', ')})` : ''), states)
    }
    const role = element.matches('.decimal') ? 'decimalField' : { search: 'searchField', password: 'secureField', textarea: 'textArea' }[input.type] || 'textField'
    add(depth, role, name, shown ? ' = ' + quote(shown) : '', states)
  }

  // The name of a row: the given name of its content, or its texts in reading order.
  function row(element, depth) {
    const heading = element.querySelector(':scope > h2'), cell = element.querySelector(':scope > .cell')
    if (heading) add(depth, 'sectionHeader', textOf(heading))
    const first = cell.firstElementChild
    const texts = [...cell.querySelectorAll('.label,.badge')].filter(isShown).map(label => label.getAttribute('aria-label') || textOf(label.querySelector('.unseen:not(:empty)') || label))
    const name = first && first.matches('.stack') && first.getAttribute('aria-label') || texts.filter(Boolean).join(', ')
    const states = !name && first && first.matches('.label.placeholder') ? ['loading'] : cell.role === 'checkbox' ? [cell.ariaChecked === 'true' ? 'checked' : 'not checked'] : cell.ariaCurrent ? ['selected'] : []
    add(depth, 'row', name, '', states)
    const before = lines.length
    within(cell, depth + 1)
    lines.splice(before, lines.length - before, ...lines.slice(before).filter(line => !/^ *(label|badge) /.test(line)))
  }

  // After a step has scrolled, the declared viewport begins at that row, or as near as the end of the list allows. A row in it that
  // the page does not show is reported as missing. Without a scroll the viewport begins at the topmost visible row.
  function rowsInViewport(element, all, count, number) {
    const isAcross = element.matches('.collection'), length = isAcross ? viewport.columns : viewport.rows
    const rows = element.querySelector(':scope > .rows').getBoundingClientRect(), screen = element.closest('.table,.screen').getBoundingClientRect()
    const isOnScreen = box => isAcross ? box.right > rows.left + 1 && box.left < rows.right - 1
      : box.bottom > Math.max(0, screen.top) + 1 && box.top < Math.min(innerHeight, screen.bottom) - 1
    if (element.scrolledTo === undefined) {
      const edge = isAcross ? rows.left : Math.max(0, screen.top)
      return all.filter(row => {
        const box = row.getBoundingClientRect()
        return (isAcross ? box.right : box.bottom) > edge + 1
      }).slice(0, length)
    }
    const first = Math.max(0, Math.min(element.scrolledTo, count - length))
    return Array.from({ length: Math.min(length, count - first) }, (_, offset) =>
      all.find(row => number(row) === first + offset + 1 && isOnScreen(row.getBoundingClientRect())))
  }

  function list(element, depth) {
    const rows = element.querySelector(':scope > [role=list]'), all = [...rows.children]
    const count = all.length ? Number(all[0].getAttribute('aria-setsize') || all.length) : 0
    const number = row => Number(row.getAttribute('aria-posinset') || all.indexOf(row) + 1)
    const visible = rowsInViewport(element, all, count, number)
    const states = [count === 1 ? '1 row' : count + ' rows']
    const shown = visible.filter(Boolean)
    if (shown.length && visible.length < count) states.push(number(shown[0]) + '-' + number(shown[shown.length - 1]))
    const actions = all.length ? [...all[0].querySelectorAll(':scope > .actions > button')].map(textOf) : []
    if (actions.length) states.push('actions ' + actions.map(quote).join(' '))
    add(depth, element.matches('.collection') ? 'collectionRow' : 'list', nameOf(rows), '', states)
    for (const element of visible) if (element) row(element, depth + 1); else lines.push('  '.repeat(depth + 1) + 'row [missing]')
  }

  // The text of a cell: its own text, or the texts in its view.
  function cellText(cell) {
    const own = textOf(cell.querySelector(':scope > span'))
    return own || [...cell.querySelectorAll('.label')].filter(isShown).map(textOf).filter(Boolean).join(', ')
  }

  function table(element, depth) {
    const all = [...element.querySelectorAll(':scope > .rows > [role=row]')], count = Number(element.ariaRowCount) - 1
    const number = row => Number(row.ariaRowIndex) - 1
    const visible = rowsInViewport(element, all, count, number), shown = visible.filter(Boolean)
    const states = [count === 1 ? '1 row' : count + ' rows']
    if (shown.length && visible.length < count) states.push(number(shown[0]) + '-' + number(shown[shown.length - 1]))
    const actions = all.length ? [...all[0].querySelectorAll(':scope > .actions > button')].map(textOf) : []
    if (actions.length) states.push('actions ' + actions.map(quote).join(' '))
    add(depth, 'table', nameOf(element), '', states)
    const headings = [...element.querySelectorAll(':scope > .head > [role=columnheader]')]
    add(depth + 1, 'header ' + headings.map(cell =>
      quote(textOf(cell)) + (['ascending', 'descending'].includes(cell.ariaSort) ? ' ' + cell.ariaSort : '')).join(' | '))
    for (const row of visible) {
      if (!row) { lines.push('  '.repeat(depth + 1) + 'row [missing]'); continue }
      const cells = [...row.querySelectorAll(':scope > [role=gridcell]:not(.actions)')], texts = cells.map(cellText)
      add(depth + 1, 'tableRow', texts[0], texts.slice(1).map(text => ' | ' + quote(text)).join(''), row.ariaSelected === 'true' ? ['selected'] : [])
      const before = lines.length
      for (const cell of cells) within(cell, depth + 2)
      lines.splice(before, lines.length - before, ...lines.slice(before).filter(line => !line.trimStart().startsWith('label ')))
    }
  }

  // The page that fills the pager. Its position on the screen decides, not its attributes.
  function pager(element, depth) {
    const rows = element.querySelector(':scope > [role=list]'), all = [...rows.children], frame = rows.getBoundingClientRect()
    const count = all.length ? Number(all[0].getAttribute('aria-setsize') || all.length) : 0
    const middle = (frame.left + frame.right) / 2
    const page = all.find(row => {
      const box = row.getBoundingClientRect()
      return box.left <= middle && middle < box.right
    })
    const place = page && Number(page.getAttribute('aria-posinset') || all.indexOf(page) + 1)
    add(depth, 'pager', nameOf(element), page ? ` = ${place} of ${count}` : '')
    if (page) row(page, depth + 1)
  }

  function perceive(element, depth) {
    if (!isShown(element)) {
      // An empty list has no size, but it has a line.
      if (!element.matches('.list') || element.closest('[inert],[hidden]')) return
    }
    if (element.matches('.screen')) {
      const back = element.querySelector(':scope > .back')
      const states = element.matches('[role=dialog][aria-modal=true]') ? ['presented'] : []
      // The back button may be invisible: Esc also leaves a screen that offers to cancel.
      if (!back.hidden) states.push('back')
      add(depth, 'screen', nameOf(element), '', states)
      within(element, depth + 1, [back, element.querySelector(':scope > h1')])
    } else if (element.matches('[role=alertdialog]')) {
      const detail = textOf(document.getElementById(element.getAttribute('aria-describedby')))
      add(depth, 'alert', nameOf(element))
      if (detail) add(depth + 1, 'label', detail)
      within(element.querySelector('.buttons'), depth + 1)
    } else if (element.matches('.toast')) {
      add(depth, 'toast', nameOf(element))
      within(element, depth + 1, [...element.children].filter(child => child.matches('p,.dismiss')))
    } else if (element.matches('[data-b=menu]')) {
      add(depth, 'menu', element.getAttribute('aria-label') || textOf(element), ` of (${offers(element)})`, disabled(element))
    } else if (element.matches('.context')) {
      add(depth, 'contextMenu', nameOf(element), '', menuOf(element))
      within(element, depth + 1)
    } else if (element.matches('.drawing')) {
      const picture = element.querySelector('svg')
      add(depth, 'drawing', nameOf(picture), '', menuOf(element))
      for (const shape of picture.children) {
        if (!isShown(shape)) continue
        const kind = { circle: 'circle', rect: 'rectangle', path: 'path', text: 'drawnText' }[shape.tagName]
        const name = nameOf(shape) || (kind === 'drawnText' ? textOf(shape) : '')
        // A straight line is a path of two points.
        if (name) add(depth + 1, kind === 'path' && /^M[^A-Z]*L[^A-Z]*$/.test(shape.getAttribute('d')) ? 'line' : kind, name, '', menuOf(shape))
      }
    } else if (element.matches('.element')) {
      add(depth, element.dataset.tag, nameOf(element), '', element.getAttribute('role') === 'button' ? disabled(element) : [])
      const detail = textOf(document.getElementById(element.getAttribute('aria-describedby')))
      if (detail) add(depth + 1, 'label', detail)
    } else if (element.matches('.list,.collection')) list(element, depth)
    else if (element.matches('.table')) table(element, depth)
    else if (element.matches('.pager')) pager(element, depth)
    else if (element.matches('.map')) {
      add(depth, 'mapPicture', nameOf(element))
      const detail = textOf(element.querySelector(':scope > .attribution'))
      if (detail) add(depth + 1, 'label', detail)
    }
    else if (element.matches('.label')) {
      const text = element.getAttribute('aria-label') || textOf(element)
      const links = [...element.querySelectorAll('a')].map(link => `link ${quote(textOf(link))} to ${quote(link.getAttribute('href'))}`)
      if (text) add(depth, 'label', text, '', links)
    } else if (element.matches('button')) add(depth, 'button', element.getAttribute('aria-label') || textOf(element), '', [...disabled(element), ...(element.ariaBusy === 'true' ? ['busy'] : [])])
    else if (element.matches('a.link,a.button')) {
      const href = element.getAttribute('href'), own = document.body.dataset.app === '/' ? '' : document.body.dataset.app
      const to = element.dataset.b ? href.slice(own.length) : href
      add(depth, 'link', element.getAttribute('aria-label') || textOf(element), to ? ' to ' + quote(to) : '', disabled(element))
    } else if (element.matches('.part')) {
      add(depth, 'section', nameOf(element))
      within(element, depth + 1, [element.querySelector(':scope > h2')])
    } else if (element.matches('details')) {
      const summary = element.querySelector(':scope > summary')
      add(depth, 'disclosure', summary.getAttribute('aria-label') || textOf(summary), '', [...disabled(summary), element.open ? 'expanded' : 'collapsed'])
      if (element.open) within(element, depth + 1, [summary])
    } else if (element.matches('.code')) {
      const lines = element.querySelector('pre')
      add(depth, 'codeBlock', nameOf(lines), ' = ' + quote(lines.textContent))
      within(element.querySelector('.top'), depth + 1, [element.querySelector('.top > span')])
    } else if (element.matches('.badge')) {
      const text = textOf(element.querySelector('.unseen:not(:empty)') || element)
      if (text) add(depth, 'badge', text)
    } else if (element.matches('.spinner')) {
      if (element.matches('.spinning')) add(depth, 'spinner', element.getAttribute('aria-label') || textOf(element))
    } else if (element.matches('.empty')) {
      add(depth, 'emptyState', element.getAttribute('aria-label') || textOf(element.querySelector('.headline')), '', element.matches('.error') ? ['error'] : [])
      const detail = textOf(element.querySelector(':scope > .detail'))
      if (detail) add(depth + 1, 'label', detail)
      within(element, depth + 1, [...element.children].slice(0, 3))
    } else if (element.matches('.slider,.stepper')) {
      const input = element.querySelector('input'), told = input.getAttribute('aria-valuetext')
      add(depth, input.type === 'range' ? 'slider' : 'stepper', nameOf(input), ' = ' + (told ? quote(told) : Number(input.value)),
        [...disabled(input), `${input.min} to ${input.max}`, ...messageOf(input)])
    } else if (element.matches('.entry')) {
      const input = element.querySelector('input')
      add(depth, input.type + 'Field', nameOf(input), input.value ? ' = ' + input.value : '', [
        ...disabled(input), ...(input.min ? ['from ' + input.min] : []), ...(input.max ? ['to ' + input.max] : []),
        ...messageOf(input),
      ])
    } else if (element.matches('.checks,.segments,.radios')) {
      const group = element.querySelector('fieldset'), boxes = [...group.querySelectorAll('input')]
      const role = element.matches('.checks') ? 'checkboxGroup' : element.matches('.segments') ? 'segments' : 'radioGroup'
      const chosen = boxes.filter(box => box.checked).map(inLabel), all = boxes.map(inLabel)
      add(depth, role, nameOf(group), (chosen.length ? ' = ' + chosen.map(quote).join(', ') : '') + ` of (${all.map(quote).join(', ')})`, [...disabled(group), ...messageOf(group)])
    } else if (element.matches('.picker')) {
      const select = element.querySelector('select'), all = [...select.options].map(textOf)
      add(depth, 'picker', nameOf(select), choice(all[select.selectedIndex], all), [...disabled(select), ...messageOf(select)])
    } else if (element.matches('.field')) field(element, depth)
    else if (element.matches('.toggle')) {
      const input = element.querySelector('input')
      add(depth, 'toggle', nameOf(input), input.checked ? ' = on' : ' = off', [...disabled(input), ...messageOf(input)])
    } else if (element.matches('.file')) {
      const input = element.querySelector('input')
      add(depth, 'fileField', nameOf(input), '', disabled(input))
    } else if (element.matches('.progress')) {
      const bar = element.querySelector('progress')
      add(depth, 'progress', nameOf(bar), bar.hasAttribute('value') ? ` = ${Math.round(bar.value * 100)} %` : '')
    } else if (element.matches('.tabs')) {
      const tabs = [...element.querySelectorAll(':scope > [role=tablist] > [role=tab]')]
      const chosen = tabs.find(tab => tab.getAttribute('aria-selected') === 'true')
      add(depth, 'tabs', '', choice(chosen && textOf(chosen), tabs.map(textOf)))
      within(element, depth + 1, [element.querySelector(':scope > [role=tablist]')])
    } else if (element.getAttribute('aria-hidden') === 'true') return
    else if (element.matches('[role=img]')) add(depth, element.matches('.avatar') ? 'avatar' : 'image', nameOf(element))
    else if (element.matches('.stack[aria-label],.grid[aria-label]')) {
      add(depth, element.matches('.grid') ? 'grid' : 'stack', nameOf(element))
      within(element, depth + 1)
    } else within(element, depth)
  }

  const roots = [...document.querySelectorAll('.window > *')]
  for (const root of roots) if (!root.matches('.toast')) perceive(root, 0)
  const toasts = roots.filter(root => root.matches('.toast'))
  for (const toast of toasts) perceive(toast, 0)

  // The announcements of assistive technology since the last reading. It reads a toast aloud when it appears, but a toast has its
  // own line here.
  const told = toasts.map(toast => textOf(toast.querySelector('p')))
  for (const line of document.querySelectorAll('#polite > p, #urgent > p')) {
    if (line.dataset.told === undefined && !told.includes(textOf(line))) add(0, 'announced', textOf(line))
    line.dataset.told = ''
  }
  return lines
}
