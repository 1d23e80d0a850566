/** An action on a control that was not hydrated yet. */
type EarlyAction = {
  element: HTMLElement
  /** The values of an input or select; absent for clicks. */
  change?: { value: string; checked: boolean }
  /** A form that the browser submits natively: marked as pending, never replayed. */
  isNative?: true
}

/** Filled by the inline script of `domain/page/early-clicks.ts`. */
type EarlyClicks = {
  queue: EarlyAction[]
  /** The last clicked button. */
  pressed?: HTMLElement
  isHydrated: (element: HTMLElement) => boolean
  mark: (element: HTMLElement, isPending: boolean) => void
  /** Called after an action has been queued. */
  wake?: () => void
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
  } else if (element instanceof HTMLInputElement && element.type === 'text') {
    element.value = ''
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  } else if (element instanceof HTMLInputElement) {
    element.checked = !checked
    element.click()
  }
}

/** Replays the queued actions once, in order, each as soon as its control is hydrated. */
export const replayEarlyClicks = () => {
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
    const { element, change, isNative } = action
    mark(element, false)
    if (isNative || !element.isConnected) return
    if (change) replayChange(element, change)
    else element.click()
  }
  early.wake = () => {
    timer ??= setInterval(replayNext, intervalMs)
  }
  if (queue.length > 0) early.wake()
}

/** Whether a queued action targets an element in `part`. */
export const hasEarlyClick = (part: Element) =>
  window.earlyClicks?.queue.some(({ element }) => part.contains(element)) ?? false

/** Marks the last pressed button as busy; returns a function that removes the mark. */
export const markPressed = () => {
  const { pressed, mark } = window.earlyClicks ?? {}
  if (!pressed || !mark) return () => {}
  mark(pressed, true)
  return () => mark(pressed, false)
}

/** Marks the last pressed button as busy until `work` settles. */
export const showPending = <Result>(work: Promise<Result>): Promise<Result> =>
  work.finally(markPressed())
