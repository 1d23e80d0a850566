import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { showPending } from '../../../ui/early-clicks.ts'
import { reportMissingScript } from '../../browser/toast.ts'
import { loadBrowserPage } from '../../islands/hydration/browser-page.ts'
import { IslandRoot } from '../../islands/hydration/island-root.tsx'
import { parts } from '../../islands/parts.ts'
import { closePopups, type PopupName, popupStore, shownPopup } from './popups.ts'

let root: Root | undefined

/** The loaded popups; they stay mounted. */
const loaded = new Map<PopupName, ComponentType>()

/** Loads a popup with its messages, then renders it; it shows itself. */
const addPopup = async (name: PopupName) => {
  const [{ page, texts }, { default: Component }] = await Promise.all([
    loadBrowserPage(),
    parts[name](),
  ])
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
  const name = shownPopup()
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
