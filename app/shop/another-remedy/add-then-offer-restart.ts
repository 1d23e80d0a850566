/**
 * Adds the selection, for Enter in the quantity field; then focuses 'Choose another remedy', so that
 * a second Enter does not add it twice.
 */
export const addThenOfferRestart = async (add: () => Promise<boolean> | undefined) => {
  if (!(await add())) return
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-restart]')]
  buttons.find((button) => button.checkVisibility())?.focus()
}
