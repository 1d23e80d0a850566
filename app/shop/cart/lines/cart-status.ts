import { create } from 'zustand'

/** What was last changed in the cart, announced to screen readers. */
export const useCartStatus = create<{ text: string }>()(() => ({ text: '' }))

export const announce = (text: string) => useCartStatus.setState({ text })
