import type { MouseEvent } from 'react'
import { createStore } from 'zustand/vanilla'

/** Click handler of a link: opens the popup instead of the page, except for new tabs. */
export const openPopupInstead = (show: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  show()
}

export type Popup = 'login' | 'forgotten' | 'signup' | 'reset' | 'cart' | 'search'

export type Popups = {
  /** At most one is open. `forgotten`: the login popup with the password reset (D1 §2). */
  shown: Popup | undefined
  /** The token of the password reset mail, '' when there is none. */
  resetToken: string
}

/** Not persisted. */
export const popupStore = createStore<Popups>(() => ({ shown: undefined, resetToken: '' }))

const show = (shown?: Popup) => () => popupStore.setState({ shown })

export const showLogin = show('login')

export const showForgotten = show('forgotten')

/** Shows login and signup side by side (D1 §2). */
export const showSignup = show('signup')

export const showCart = show('cart')

/** Shows the search of the site (D1 §2). */
export const showSearch = show('search')

export const closePopups = show()

/** Shows the form for a new password, with the token of the mail. */
export const showReset = (resetToken: string) => popupStore.setState({ shown: 'reset', resetToken })
