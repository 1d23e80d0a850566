import { msg } from '@lingui/core/macro'
import { readSaltForm } from '../../../../domain/catalogue/salt.ts'
import { centimes } from '../../../../domain/money.ts'
import { type QuantityProblem, readQuantity } from '../../../../domain/quantity.ts'
import { quantityProblems } from '../../../../messages/shop/quantity-problems.ts'
import { loadBrowserPage } from '../../../islands/hydration/browser-page.ts'
import { addLines } from '../../cart/put-in-cart.ts'
import { hintId, type TableProduct } from './table-product.ts'

const boxIn = (row: HTMLElement) => row.querySelector<HTMLInputElement>('[data-quantity]')

const formIn = (row: HTMLElement) => row.querySelector<HTMLSelectElement>('[data-row-form]')

/** The product of the row, in the chosen form if it has several; undefined without a choice. */
const productIn = (row: HTMLElement): TableProduct | undefined => {
  const text = row.querySelector<HTMLElement>('[data-add-row]')?.dataset.addRow
  const select = formIn(row)
  if (!text) return undefined
  const product: TableProduct = JSON.parse(text)
  if (!select) return product
  const { id, price } = select.selectedOptions[0]?.dataset ?? {}
  const form = readSaltForm(select.value)
  if (!form || !id || !price || product.info.type !== 'schussler') return undefined
  return {
    ...product,
    id: Number(id),
    price: centimes(Number(price)),
    info: { ...product.info, form },
  }
}

/** Shows below the control why the row cannot be added, and focuses it. */
const showProblem = (box: HTMLElement, text: string) => {
  const hint = document.getElementById(hintId) ?? document.createElement('p')
  hint.id = hintId
  hint.role = 'alert'
  hint.className = 'mt-1 max-w-64 text-sm font-medium text-alarm'
  hint.textContent = text
  box.closest('td')?.append(hint)
  box.setAttribute('aria-invalid', 'true')
  box.setAttribute('aria-describedby', hintId)
  box.focus()
}

/**
 * Adds rows of a table to the cart, all or none: with the quantity in their boxes, which are then
 * empty; an empty box counts as 1.
 */
export const addRows = async (rows: readonly HTMLElement[]) => {
  const { texts, page } = await loadBrowserPage()
  document.getElementById(hintId)?.remove()
  const counted = []
  for (const row of rows) {
    const box = boxIn(row)
    const product = productIn(row)
    if (!box) continue
    if (!product) {
      const select = formIn(row)
      return select && showProblem(select, texts._(msg`Please choose a form first.`))
    }
    const entered = box.value
    const quantity: number | QuantityProblem = readQuantity(entered || '1')
    if (typeof quantity !== 'number') return showProblem(box, texts._(quantityProblems[quantity]))
    counted.push({ box, entered, item: product, quantity })
  }
  if (!(await addLines(counted, texts, page.site.analytics))) return
  // What was typed since then stays.
  for (const { box, entered } of counted) if (box.value === entered) box.value = ''
}
