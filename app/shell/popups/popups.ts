import { create } from 'zustand'

export type Toast = {
  text: string
  kind: 'success' | 'error' | 'info'
  milliseconds: number
  /** What it is about, below the message: '3 × Arnica montana'. */
  detail?: string | undefined
}

type Popups = {
  shown: 'login' | 'signup' | 'reset' | undefined
  /** The login popup asks for the address to send a link to. */
  isForgotten: boolean
  /** Of the mail that led here; '' where there was none. */
  resetToken: string
  isCartShown: boolean
  toast: Toast | undefined
}

/** What lies over the page. One popup at a time; nothing here is kept. */
export const usePopups = create<Popups>(() => ({
  shown: undefined,
  isForgotten: false,
  resetToken: '',
  isCartShown: false,
  toast: undefined,
}))

export const showLogin = () => usePopups.setState({ shown: 'login', isCartShown: false })

/** The login popup's other view: the way to a new password (D1 §2). */
export const showForgotten = () =>
  usePopups.setState({ shown: 'login', isForgotten: true, isCartShown: false })

/** The popup that sets a new password, by the token of a mail. */
export const showReset = (resetToken: string) =>
  usePopups.setState({ shown: 'reset', resetToken, isCartShown: false })

/** Login and registration side by side, and what registering takes (D1 §2). */
export const showSignup = () => usePopups.setState({ shown: 'signup', isCartShown: false })

export const showCart = () => usePopups.setState({ shown: undefined, isCartShown: true })

export const hideAll = () => usePopups.setState({ shown: undefined, isCartShown: false })

/** Messages stay ten seconds unless said otherwise (D1 §4). */
export const showToast = (
  kind: Toast['kind'],
  text: string,
  milliseconds = 10_000,
  detail?: string,
) => usePopups.setState({ toast: { kind, text, milliseconds, detail } })

export const hideToast = () => usePopups.setState({ toast: undefined })
