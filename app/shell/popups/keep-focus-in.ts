import type { ToggleEvent } from 'react'

/** Before the popup is gone: the focus returns to what opened it, which lies behind. */
const onBeforeToggle = ({ newState }: ToggleEvent) => {
  for (const behind of document.querySelectorAll<HTMLElement>(
    'body > :is(a, header, main, footer, section)',
  ))
    behind.inert = newState === 'open'
}

const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
  if (newState === 'open') currentTarget.querySelector('button')?.focus()
}

/** Keeps the focus inside a popover of the platform while it is open; Escape is the platform's own. */
export const keepFocusIn = { onBeforeToggle, onToggle }
