import { type QuantityProblem, readQuantity } from '../../../../domain/quantity.ts'
import { quantityProblems } from '../../../../messages/shop/quantity-problems.ts'
import { loadPage } from '../../../islands/browser-page.ts'
import { addLines } from '../../quick-order/add-lines.ts'
import type { TableProduct } from './table-product.ts'

const boxIn = (row: HTMLElement) => row.querySelector<HTMLInputElement>('[data-quantity]')

const productIn = (row: HTMLElement): TableProduct | undefined => {
  const text = row.querySelector<HTMLElement>('[data-add-row]')?.dataset.addRow
  return text ? JSON.parse(text) : undefined
}

const hintId = 'quantity-hint'

/** Shows below the box why its text is not a quantity, and focuses it. */
const showProblem = (box: HTMLInputElement, text: string) => {
  const hint = document.getElementById(hintId) ?? document.createElement('p')
  hint.id = hintId
  hint.role = 'alert'
  hint.className = 'mt-1 max-w-64 text-sm font-medium text-alarm'
  hint.textContent = text
  box.parentElement?.append(hint)
  box.setAttribute('aria-invalid', 'true')
  box.setAttribute('aria-describedby', hintId)
  box.focus()
}

/**
 * Adds rows of a table to the cart, all or none: with the quantity in their boxes, which are then
 * empty; an empty box counts as 1.
 */
export const addRows = async (rows: readonly HTMLElement[]) => {
  const { texts, page } = await loadPage('product-table')
  document.getElementById(hintId)?.remove()
  const counted = []
  for (const row of rows) {
    const box = boxIn(row)
    const product = productIn(row)
    if (!box || !product) continue
    const entered = box.value
    const quantity: number | QuantityProblem = readQuantity(entered || '1')
    if (typeof quantity !== 'number') return showProblem(box, texts._(quantityProblems[quantity]))
    counted.push({ box, entered, item: product, quantity })
  }
  if (!(await addLines(counted, texts, page.site.analytics))) return
  // What was typed meanwhile stays.
  for (const { box, entered } of counted) if (box.value === entered) box.value = ''
}
