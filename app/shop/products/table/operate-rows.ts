import { afterPaint } from '../../../../ui/after-paint.ts'
import { showPending } from '../../../../ui/early-clicks.ts'
import { reportMissingScript } from '../../../browser/toast.ts'
import { hintId } from './table-product.ts'

const boxIn = (row: Element | null) => row?.querySelector<HTMLInputElement>('[data-quantity]')

const isEntered = (row: HTMLTableRowElement) => boxIn(row)?.value.trim() !== ''

const clearProblem = (control: HTMLElement) => {
  if (!control.ariaInvalid) return
  control.removeAttribute('aria-invalid')
  document.getElementById(hintId)?.remove()
}

/** The next row shown in the direction, over the ends of groups. */
const neighbour = (table: HTMLTableElement, row: HTMLTableRowElement, by: number) => {
  const rows = [...table.rows].filter((one) => !one.hidden && boxIn(one))
  return rows[rows.indexOf(row) + by]
}

/**
 * Operates the quantities of a table: Enter or a click adds a row, the button below adds all rows
 * with a quantity, and arrows move between them.
 */
export const operateRows = (table: HTMLTableElement, bar: HTMLElement) => {
  let isAdding = false
  const showEntered = () => {
    const count = [...table.rows].filter((row) => boxIn(row) && isEntered(row)).length
    for (const number of bar.querySelectorAll('[data-entered]')) number.textContent = `${count}`
    bar.toggleAttribute('data-any', count > 0)
    for (const button of bar.querySelectorAll('button')) button.ariaDisabled = `${count === 0}`
  }
  const add = async (rows: readonly HTMLTableRowElement[]) => {
    if (isAdding || rows.length === 0) return
    isAdding = true
    // The pressed button is painted before the script is loaded.
    const adding = new Promise<void>((resolve) => void afterPaint(resolve))
      .then(() => import('./add-rows.ts'))
      .then(({ addRows }) => addRows(rows))
    await showPending(adding).catch(reportMissingScript)
    isAdding = false
    showEntered()
  }
  table.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-add-row]') : null
    const row = button?.closest('tr')
    if (row) add([row])
  })
  bar.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-add-all]')) return
    // What a filter hides was entered, too.
    add([...table.rows].filter((row) => boxIn(row) && isEntered(row)))
  })
  let cancelShow = () => {}
  table.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    clearProblem(target)
    // The key is painted first: the bar that sticks below the table is a separate layer.
    cancelShow()
    cancelShow = afterPaint(showEntered)
  })
  // The form of a row decides its price.
  table.addEventListener('change', ({ target }) => {
    const option = target instanceof HTMLSelectElement ? target.selectedOptions[0] : undefined
    const price = option?.closest('tr')?.querySelector<HTMLElement>('.price')
    const cell = price?.closest('td')
    if (!option || !price || !cell) return
    price.textContent = option.dataset.shown ?? ''
    cell.dataset.value = option.dataset.price ?? ''
    if (target instanceof HTMLElement) clearProblem(target)
  })
  table.addEventListener('keydown', (event) => {
    const { target, key } = event
    const row = target instanceof HTMLInputElement ? target.closest('tr') : null
    if (!row) return
    // A second Enter finds an empty box.
    if (key === 'Enter' && isEntered(row)) add([row])
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const box = boxIn(neighbour(table, row, by) ?? null)
    box?.focus()
    box?.select()
  })
  showEntered()
}
