import type { MouseEvent } from 'react'

/** For a page's link: opens the popup instead where script runs and no new tab is asked for. */
export const openInstead = (show: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  show()
}
