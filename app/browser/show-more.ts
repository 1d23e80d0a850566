/** Shows the next items of a list; `data-more` says how many. The button goes with the last ones. */
export const showMore = (button: HTMLElement) => {
  const part = button.closest<HTMLElement>('[data-more]')
  if (!part) return
  const hidden = [...part.querySelectorAll<HTMLElement>('li[hidden]')]
  for (const item of hidden.slice(0, Number(part.dataset.more))) item.hidden = false
  part.toggleAttribute('data-all', true)
  hidden[0]?.querySelector('a')?.focus({ preventScroll: true })
  if (hidden.length <= Number(part.dataset.more)) button.remove()
}
