import { create } from 'zustand'

export type Toast = { text: string; kind: 'success' | 'error' | 'info'; milliseconds: number }

type Popups = {
  shown: 'login' | 'signup' | undefined
  isCartShown: boolean
  toast: Toast | undefined
}

/** What lies over the page. One popup at a time; nothing here is kept. */
export const usePopups = create<Popups>(() => ({
  shown: undefined,
  isCartShown: false,
  toast: undefined,
}))

export const showLogin = () => usePopups.setState({ shown: 'login', isCartShown: false })

/** Who may join, what it takes, and the way to the form (D1 §2). */
export const showSignup = () => usePopups.setState({ shown: 'signup', isCartShown: false })

export const showCart = () => usePopups.setState({ shown: undefined, isCartShown: true })

export const hideAll = () => usePopups.setState({ shown: undefined, isCartShown: false })

/** Messages stay ten seconds unless said otherwise (D1 §4). */
export const showToast = (kind: Toast['kind'], text: string, milliseconds = 10_000) =>
  usePopups.setState({ toast: { kind, text, milliseconds } })

export const hideToast = () => usePopups.setState({ toast: undefined })
