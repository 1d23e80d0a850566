/** Focuses the quantity of a line once it is rendered; without the line, the cart's title. */
export const focusLine = (cartId: string) =>
  requestAnimationFrame(() => {
    const cart = document.querySelector('dialog[open]')
    const line = cart?.querySelector(`[data-line="${CSS.escape(cartId)}"] [data-quantity]`)
    const target = line ?? cart?.querySelector('h2')
    if (target instanceof HTMLElement) target.focus()
  })
