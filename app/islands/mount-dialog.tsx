import type { I18n } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadBrowserPage } from './hydration/browser-page.ts'
import { IslandRoot } from './hydration/island-root.tsx'

/** Adds a dialog to the page; `onClosed` removes it again. Rejects without network. */
export const mountDialog = async (render: (texts: I18n, onClosed: () => void) => ReactNode) => {
  const { page, texts } = await loadBrowserPage()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  // After the browser has returned the focus.
  const unmount = () =>
    setTimeout(() => {
      root.unmount()
      place.remove()
    })
  const remove = () => {
    const dialog = place.querySelector('dialog')
    // A removed open dialog returns no focus; `Dialog` closes after the next paint.
    if (dialog?.open) dialog.addEventListener('close', unmount, { once: true })
    else unmount()
  }
  root.render(
    <IslandRoot page={page} texts={texts}>
      {render(texts, remove)}
    </IslandRoot>,
  )
}

/** Adds a popup, which stays in the page and shows itself. */
export const mountPopup = (Popup: ComponentType) => mountDialog(() => <Popup />)
