import { mainMenuId } from './menu-id.ts'

/** The pointer rests on an entry before its sub-menu opens, and may leave it for a moment. */
const openDelayMs = 120
const closeDelayMs = 300

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

/**
 * Opens the sub-menus of the header on hover and moves through them with the arrow keys; they close
 * on Escape, a press outside and when the focus leaves (WCAG 1.4.13). Clicks, Enter and "one at a
 * time" are native. The menu of small screens, a popover, opens by click only.
 */
export const operateSubMenus = () => {
  const menu = document.getElementById(mainMenuId)
  if (!menu) return
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Opened by the pointer; closes when it leaves, unless clicked. */
  let hovered: HTMLDetailsElement | undefined

  const isPopover = () => menu.matches(':popover-open')

  const later = (change: () => void, delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(change, delayMs)
  }

  /** Closes the open sub-menu, unless it contains `kept`; the focus returns to its entry. */
  const close = (kept: EventTarget | null = null) => {
    const open = menu.querySelector<HTMLDetailsElement>('[open]')
    if (!open || isPopover() || (kept instanceof Node && open.contains(kept))) return
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
    open.open = false
  }

  for (const details of menu.querySelectorAll('details')) {
    details.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse' || isPopover()) return
      later(() => {
        // The keyboard is in a sub-menu: it stays.
        if (details.open || menu.querySelector('[open] a:focus')) return
        hovered = details
        details.open = true
      }, openDelayMs)
    })
    details.addEventListener('pointerleave', () =>
      later(() => {
        if (hovered && !hovered.querySelector('a:focus')) hovered.open = false
        hovered = undefined
      }, closeDelayMs),
    )
    details.querySelector('summary')?.addEventListener('click', (event) => {
      clearTimeout(timer)
      // A click after hovering keeps open; `detail` is 0 for keys.
      if (hovered === details && event.detail > 0) event.preventDefault()
      hovered = undefined
    })
  }

  menu.addEventListener('keydown', (event) => {
    const { key, target } = event
    const step = steps[key]
    if (!step || isPopover() || !(target instanceof HTMLElement)) return
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
    const details = target.closest('details')
    if (!isAcross && !details) return
    if (!isAcross && details) details.open = true
    const stops = isAcross
      ? menu.querySelectorAll<HTMLElement>('.menu-entry')
      : details?.querySelectorAll<HTMLElement>('summary, a')
    const shown = [...(stops ?? [])].filter((stop) => stop.checkVisibility())
    const from = (isAcross && details?.querySelector('summary')) || target
    shown.at((shown.indexOf(from) + step) % shown.length)?.focus()
    event.preventDefault()
  })

  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    // A sub-menu that was about to open stays closed, too.
    clearTimeout(timer)
    close()
  })
  document.addEventListener('pointerdown', ({ target }) => close(target))
  document.addEventListener('focusin', ({ target }) => hovered || close(target))
  // A page that comes back from the cache shows none.
  addEventListener('pagehide', () => close())
}
