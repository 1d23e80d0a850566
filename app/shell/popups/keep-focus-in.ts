import type { ToggleEvent } from 'react'

/** Runs before the popup closes: the focus returns to its opener, which is inert behind it. */
const onBeforeToggle = ({ newState }: ToggleEvent) => {
  for (const behind of document.querySelectorAll<HTMLElement>(
    'body > :is(a, header, main, footer, section)',
  ))
    behind.inert = newState === 'open'
}

const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
  if (newState === 'open') currentTarget.querySelector('button')?.focus()
}

/** Keeps the focus inside an open native popover; the browser handles Escape. */
export const keepFocusIn = { onBeforeToggle, onToggle }
