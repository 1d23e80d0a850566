import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { BrowserArea } from '../../../locales/message-areas.ts'
import { showPending } from '../../../ui/early-clicks.ts'
import { reportMissingScript } from '../../browser/toast.ts'
import { loadPage } from '../../islands/browser-page.ts'
import { IslandRoot } from '../../islands/island-root.tsx'
import { closePopups, type Popups, popupStore } from './popups.ts'

type Popup = { load: () => Promise<{ default: ComponentType }>; area: BrowserArea }

const popups = {
  account: { load: () => import('../../account/login/account-popups.tsx'), area: 'account' },
  reset: { load: () => import('../../account/login/reset-popup.tsx'), area: 'account' },
  cart: { load: () => import('./cart-panel.tsx'), area: 'shop' },
} as const satisfies Record<string, Popup>

type PopupName = keyof typeof popups

const shownIn = ({ shown, isCartShown }: Popups): PopupName | undefined => {
  if (isCartShown) return 'cart'
  return shown === 'reset' ? 'reset' : shown && 'account'
}

let root: Root | undefined

/** The loaded popups; they stay mounted. */
const loaded = new Map<PopupName, ComponentType>()

/** Loads a popup with its messages, then renders it; it shows itself. */
const addPopup = async (name: PopupName) => {
  const { load, area } = popups[name]
  const [{ page, texts }, { default: Component }] = await Promise.all([loadPage([area]), load()])
  loaded.set(name, Component)
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <IslandRoot page={page} texts={texts}>
      {[...loaded].map(([name, Popup]) => (
        <Popup key={name} />
      ))}
    </IslandRoot>,
  )
}

const showPopup = async () => {
  const name = shownIn(popupStore.getState())
  if (!name || loaded.has(name)) return
  try {
    await showPending(addPopup(name))
  } catch {
    closePopups()
    reportMissingScript()
  }
}

/** Renders the popups when they are first opened; they need no HTML of the server. */
export const startPopups = () => {
  popupStore.subscribe(showPopup)
  return showPopup()
}
