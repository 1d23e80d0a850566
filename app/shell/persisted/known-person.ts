let settle = () => {}

/** Resolves once the browser knows whether somebody is logged in, and what they may do. */
export const whenPersonKnown = new Promise<void>((resolve) => {
  settle = resolve
})

/** Called when the saved state is restored and, where that does not tell, the session is checked. */
export const settlePersonKnown = () => settle()
