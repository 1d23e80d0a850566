import type { ComponentType } from 'react'
import { showPending } from '../../ui/early-clicks.ts'
import { loadMessages } from '../islands/load-messages.ts'
import {
  closePopups,
  type Popup,
  popupStore,
  showReset,
  showSearch,
} from '../shell/popups/popups.ts'
import { reportMissingScript } from './toast.ts'

/** The main part has the focus after the skip link, and after an answer to the consent banner. */
const isOnBody = ({ activeElement, body }: Document) =>
  activeElement === body || activeElement?.id === 'main'

/** Opens the search with the key f while no field or control has the focus (D1 §2). */
export const openSearchByKey = () =>
  document.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event
    if (key.toLowerCase() !== 'f' || altKey || ctrlKey || metaKey || repeat || defaultPrevented)
      return
    if (!isOnBody(document)) return
    event.preventDefault()
    showSearch()
  })

/** A token in the server's format, at the end of the hash. */
const tokenIn = (hash: string) => /[\w-]{43}$/.exec(hash)?.[0] ?? ''

/** Opens the popup and removes the token from the address, so that it is not seen or stored. */
const follow = () => {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith('#reset_password')) return
  window.history.replaceState(window.history.state, '', pathname + search)
  showReset(tokenIn(hash))
}

/** Opens the popup for a new password when the hash starts with reset_password (D1 §2). */
export const followResetLink = () => {
  follow()
  window.addEventListener('hashchange', follow)
}

type LoadPopup = () => Promise<{ default: ComponentType }>

/** Login, signup and reset in one script, since each links to the others. */
const loadAccountPopups = () => import('../account/login/account-popups.tsx')

const scripts: Record<Popup, LoadPopup> = {
  login: loadAccountPopups,
  forgotten: loadAccountPopups,
  signup: loadAccountPopups,
  reset: loadAccountPopups,
  cart: () => import('../shop/cart/cart-panel.tsx'),
  search: () => import('../search/search-overlay.tsx'),
}

/** Popups in the page; they stay mounted. */
const mounted = new Set<LoadPopup>()

const mount = async (load: LoadPopup) => {
  const [{ mountPopup }, { default: Component }] = await Promise.all([
    import('../islands/mount-dialog.tsx'),
    load(),
    loadMessages(),
  ])
  await mountPopup(Component)
}

/** Loads a popup with its messages when it is first opened; it needs no HTML of the server. */
export const loadPopups = () =>
  popupStore.subscribe(async ({ shown }) => {
    const load = shown && scripts[shown]
    if (!load || mounted.has(load)) return
    mounted.add(load)
    try {
      await showPending(mount(load))
    } catch {
      mounted.delete(load)
      closePopups()
      reportMissingScript()
    }
  })
