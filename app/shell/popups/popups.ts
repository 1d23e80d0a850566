import { createStore } from 'zustand/vanilla'

export type Popups = {
  shown: 'login' | 'signup' | 'reset' | undefined
  /** Whether the login popup shows the password reset. */
  isForgotten: boolean
  /** The token of the password reset mail, '' when there is none. */
  resetToken: string
  isCartShown: boolean
  isSearchShown: boolean
}

/** The popups; at most one is open. Not persisted. */
export const popupStore = createStore<Popups>(() => ({
  shown: undefined,
  isForgotten: false,
  resetToken: '',
  isCartShown: false,
  isSearchShown: false,
}))

export type PopupName = 'account-popups' | 'reset-popup' | 'cart-panel' | 'search'

/** The popup that is open. */
export const shownPopup = (): PopupName | undefined => {
  const { shown, isCartShown, isSearchShown } = popupStore.getState()
  if (isCartShown) return 'cart-panel'
  if (isSearchShown) return 'search'
  return shown === 'reset' ? 'reset-popup' : shown && 'account-popups'
}

export const showLogin = () => popupStore.setState({ shown: 'login', isCartShown: false })

/** Shows the password reset in the login popup (D1 §2). */
export const showForgotten = () =>
  popupStore.setState({ shown: 'login', isForgotten: true, isCartShown: false })

/** Shows the form for a new password, with the token of the mail. */
export const showReset = (resetToken: string) =>
  popupStore.setState({ shown: 'reset', resetToken, isCartShown: false })

/** Shows login and signup side by side (D1 §2). */
export const showSignup = () => popupStore.setState({ shown: 'signup', isCartShown: false })

export const showCart = () =>
  popupStore.setState({ shown: undefined, isSearchShown: false, isCartShown: true })

/** Shows the search of the site (D1 §2). */
export const showSearch = () =>
  popupStore.setState({ shown: undefined, isCartShown: false, isSearchShown: true })

export const closePopups = () =>
  popupStore.setState({ shown: undefined, isCartShown: false, isSearchShown: false })
