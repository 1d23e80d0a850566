/**
 * Keeps the focus inside an open popover dialog; the browser handles Escape. Before it closes, what
 * is behind is operable again, so that the focus returns to its opener.
 */
export const keepFocusInPopovers = () => {
  const isDialog = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.matches('[popover][role=dialog]')
  // These events do not bubble.
  addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!isDialog(target)) return
      for (const behind of document.querySelectorAll<HTMLElement>(
        'body > :is(a, header, main, footer, section)',
      ))
        behind.inert = newState === 'open'
    },
    true,
  )
  addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (isDialog(target) && newState === 'open') target.querySelector('button')?.focus()
    },
    true,
  )
}
