/** An action on a control that was not hydrated yet. */
type EarlyAction = {
  element: HTMLElement
  /** The values of an input or select; absent for clicks. */
  change?: { value: string; checked: boolean }
}

/** Filled by the inline script of `domain/page/early-clicks.ts`. */
type EarlyClicks = {
  queue: EarlyAction[]
  /** What was clicked last, if it is a button or a link with an action. */
  pressed?: HTMLElement | null
  isHydrated: (element: HTMLElement) => boolean
  mark: (element: HTMLElement, isPending: boolean) => void
  drop: () => void
  /** Replays synchronously what can be replayed. */
  flush?: () => void
  /** Called after an action on the element has been queued. */
  wake?: (element: HTMLElement) => void
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks
  }
}

const intervalMs = 30

/**
 * React ignores values that its tracker already knows, so the native setter restores the old value
 * first.
 */
const replayChange = (
  element: HTMLElement,
  { value, checked }: { value: string; checked: boolean },
) => {
  if (element instanceof HTMLSelectElement) {
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (element instanceof HTMLInputElement && /^(text|range)$/.test(element.type)) {
    element.value = ''
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  } else if (element instanceof HTMLInputElement) {
    element.checked = !checked
    element.click()
  }
}

/**
 * Replays the queued actions in order, each as soon as its control is hydrated. `start` loads the
 * script of the island that contains the element; when that fails, `onFailure` reports it, and a form is
 * sent without script.
 */
export const replayEarlyClicks = (
  start: (element: HTMLElement) => Promise<void>,
  onFailure: () => void,
) => {
  const early = window.earlyClicks
  if (!early) return
  const { queue, isHydrated, mark } = early
  let timer: ReturnType<typeof setInterval> | undefined
  const replayNext = () => {
    const index = queue.findIndex(({ element }) => !element.isConnected || isHydrated(element))
    const [action] = index < 0 ? [] : queue.splice(index, 1)
    if (queue.length === 0) {
      clearInterval(timer)
      timer = undefined
    }
    if (!action) return
    const { element, change } = action
    mark(element, false)
    if (!element.isConnected) return
    if (change) replayChange(element, change)
    else element.click()
  }
  early.flush = () => {
    while (queue.some(({ element }) => isHydrated(element))) replayNext()
  }
  const giveUp = (element: HTMLElement) => {
    onFailure()
    early.drop()
    if (!(element instanceof HTMLButtonElement) || element.type !== 'submit') return
    const { wake } = early
    // Without it, the submit is not queued again.
    delete early.wake
    element.form?.requestSubmit(element)
    if (wake) early.wake = wake
  }
  early.wake = (element) => {
    timer ??= setInterval(replayNext, intervalMs)
    start(element).catch(() => giveUp(element))
  }
  for (const { element } of [...queue]) early.wake(element)
}

/** Marks the pressed button or link as busy; returns a function that removes the mark. */
const markPressed = () => {
  const { pressed, mark } = window.earlyClicks ?? {}
  if (!pressed || !mark) return () => {}
  mark(pressed, true)
  return () => mark(pressed, false)
}

/** Marks the pressed button or link as busy until `work` settles. */
export const showPending = <Result>(work: Promise<Result>): Promise<Result> =>
  work.finally(markPressed())
