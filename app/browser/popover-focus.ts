/**
 * Makes an open popover a dialog and keeps the focus inside; the browser handles Escape. Before it
 * closes, what is behind is operable again, so that the focus returns to its opener.
 */
export const keepFocusInPopovers = () => {
  const isDialog = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.popover === 'auto'
  // These events do not bubble.
  addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!isDialog(target)) return
      const isOpen = newState === 'open'
      // On wide screens the menu is a row of the header.
      target.role = isOpen ? 'dialog' : 'group'
      for (const behind of document.querySelectorAll<HTMLElement>(
        'body > :is(a, header, main, footer, section), .header-row > *',
      ))
        behind.inert = isOpen && !behind.contains(target)
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
