import { findSaleRestriction, rangesOf } from '../../../../domain/order/sale-restriction.ts'
import { persistedStore } from '../../../shell/persisted/persisted-store.ts'
import type { TableProduct } from './table-product.ts'

/** The ranges of the row's product, in the chosen form if it has several. */
const rangesIn = (row: HTMLElement, product: TableProduct) => {
  const chosen = row.querySelector<HTMLSelectElement>('[data-row-form]')?.selectedOptions[0]
  return rangesOf({ WcId: Number(chosen?.dataset.id ?? product.id), info: product.info })
}

const noteOf = (message: string) => {
  const note = document.createElement('p')
  note.role = 'note'
  note.textContent = message
  return note
}

/** The basket of a card, and what replaces it. */
const basketOf = (card: HTMLElement | undefined) => {
  const button = card?.querySelector<HTMLElement>('[data-action="add-product"]')
  return button ? { button, shown: button } : undefined
}

/**
 * Shows in rows and cards that the person may not order the reason instead of quantity and button. The page
 * is the same for everyone, so it follows the persisted state. `cards`: in the order of the rows.
 */
export const showRestrictions = (
  table: HTMLTableElement,
  bodyRows: readonly HTMLElement[],
  cards: readonly HTMLElement[],
) => {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-add-row]')].flatMap((button) => {
    const [cell, row] = [button.closest('td'), button.closest('tr')]
    const product: TableProduct = JSON.parse(button.dataset.addRow ?? '')
    if (!cell || !row) return []
    const basket = basketOf(cards[bodyRows.indexOf(row)])
    return [{ cell, row, product, basket, controls: [...cell.childNodes], shown: '' }]
  })
  const show = () => {
    const { restrictions } = persistedStore.getState()
    for (const entry of rows) {
      const { cell, row, product, basket, controls } = entry
      const message = findSaleRestriction(restrictions, rangesIn(row, product))?.message ?? ''
      if (message === entry.shown) continue
      entry.shown = message
      cell.replaceChildren(...(message ? [noteOf(message)] : controls))
      if (!basket) continue
      const shown = message ? noteOf(message) : basket.button
      basket.shown.replaceWith(shown)
      basket.shown = shown
    }
  }
  persistedStore.subscribe(({ restrictions }, before) => {
    if (restrictions !== before.restrictions) show()
  })
  table.addEventListener('change', show)
  show()
}
