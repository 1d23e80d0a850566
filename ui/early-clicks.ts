/** What a person did with a control before it was hydrated. */
type EarlyAction = {
  element: HTMLElement
  /** Of an input or select; absent for a click. */
  change?: { value: string; checked: boolean }
  /** A form that the browser submits itself: marked, never replayed. */
  isNative?: true
}

/** Set by the inline script of `domain/page/early-clicks.ts`. */
type EarlyClicks = {
  queue: EarlyAction[]
  /** The button that was clicked last. */
  pressed?: HTMLElement
  isHydrated: (element: HTMLElement) => boolean
  mark: (element: HTMLElement, isPending: boolean) => void
  /** Called when something has been queued. */
  wake?: () => void
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks
  }
}

const intervalMs = 30

/** React ignores a change that its tracker has seen: the old value is set first, past the browser. */
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

/** Replays each queued action once, in order, as soon as its control is hydrated. */
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

/** Whether something in `part` waits for being hydrated. */
export const hasEarlyClick = (part: Element) =>
  window.earlyClicks?.queue.some(({ element }) => part.contains(element)) ?? false

/** Marks the button that was pressed last as busy; the function returned takes the mark away. */
export const markPressed = () => {
  const { pressed, mark } = window.earlyClicks ?? {}
  if (!pressed || !mark) return () => {}
  mark(pressed, true)
  return () => mark(pressed, false)
}

/** Marks the button that was pressed last as busy until `work` has settled. */
export const showPending = <Result>(work: Promise<Result>): Promise<Result> =>
  work.finally(markPressed())
