import { viewBannerId } from '../shell/viewing/view-banner-id.ts'
import { showToast } from './toast.ts'

/** In a view of the shop as a customer, forms that change something are not sent, and say so. */
export const refuseChangesInView = () => {
  const banner = document.getElementById(viewBannerId)
  if (!banner) return
  addEventListener(
    'submit',
    (event) => {
      const { target: form } = event
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      if ('viewEnd' in form.dataset) return
      event.preventDefault()
      event.stopImmediatePropagation()
      showToast('error', banner.dataset.refusal ?? '')
    },
    { capture: true },
  )
}
