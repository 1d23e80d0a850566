import { showToast } from '../../browser/toast.ts'
import { persistedStore } from '../persisted/persisted-store.ts'
import { readPersisted } from '../persisted/read-persisted.ts'
import { isView, viewBannerId } from './view-banner-id.ts'

/** In a view of the shop as a customer, says that nothing is changed and returns true. */
export const refuseInView = (): boolean => {
  const banner = document.getElementById(viewBannerId)
  if (banner) showToast('error', banner.dataset.refusal ?? '')
  return banner !== null
}

/** In a view of the shop as a customer, forms that change something are not sent, and say so. */
export const refuseChangesInView = () => {
  if (!isView()) return
  addEventListener(
    'submit',
    (event) => {
      const { target: form } = event
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      if ('viewEnd' in form.dataset) return
      event.preventDefault()
      event.stopImmediatePropagation()
      refuseInView()
    },
    { capture: true },
  )
}

/** In a view of the shop, the customer's cart is shown and never written. */
export const showStoredCart = async () => {
  const answer = await fetch(`/api/shop/cart?lang=${document.documentElement.lang}`)
  if (!answer.ok) return
  const { items }: { items: unknown } = await answer.json()
  persistedStore.setState({ cart: readPersisted({ cart: items }).cart })
}
