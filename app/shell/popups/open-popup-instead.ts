import type { MouseEvent } from 'react'

/** Click handler of a link: opens the popup instead of the page, except for new tabs. */
export const openPopupInstead = (show: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  show()
}
