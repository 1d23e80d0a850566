import { create } from 'zustand'

export type Toast = {
  text: string
  kind: 'success' | 'error' | 'info'
  milliseconds: number
  /** Shown below the message: '3 × Arnica montana'. */
  detail?: string | undefined
}

type Popups = {
  shown: 'login' | 'signup' | 'reset' | undefined
  /** Whether the login popup shows the password reset. */
  isForgotten: boolean
  /** The token of the password reset mail, '' when there is none. */
  resetToken: string
  isCartShown: boolean
  toast: Toast | undefined
}

/** The popups; at most one is open. Not persisted. */
export const usePopups = create<Popups>(() => ({
  shown: undefined,
  isForgotten: false,
  resetToken: '',
  isCartShown: false,
  toast: undefined,
}))

export const showLogin = () => usePopups.setState({ shown: 'login', isCartShown: false })

/** Shows the password reset in the login popup (D1 §2). */
export const showForgotten = () =>
  usePopups.setState({ shown: 'login', isForgotten: true, isCartShown: false })

/** Shows the form for a new password, with the token of the mail. */
export const showReset = (resetToken: string) =>
  usePopups.setState({ shown: 'reset', resetToken, isCartShown: false })

/** Shows login and signup side by side (D1 §2). */
export const showSignup = () => usePopups.setState({ shown: 'signup', isCartShown: false })

export const showCart = () => usePopups.setState({ shown: undefined, isCartShown: true })

export const closePopups = () => usePopups.setState({ shown: undefined, isCartShown: false })

/** Shows a message, by default for ten seconds (D1 §4). */
export const showToast = (
  kind: Toast['kind'],
  text: string,
  milliseconds = 10_000,
  detail?: string,
) => usePopups.setState({ toast: { kind, text, milliseconds, detail } })

export const hideToast = () => usePopups.setState({ toast: undefined })
