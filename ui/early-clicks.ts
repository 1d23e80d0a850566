/** An action on a control of a part that was not ready yet. */
type EarlyAction = {
  element: HTMLElement
  /** The values of an input or select; absent for clicks. */
  change?: { value: string; checked: boolean }
}

/** Filled by the inline script of `domain/page/queue-early-clicks.js`. */
type EarlyClicks = {
  queue: EarlyAction[]
  /** What was clicked last, if it is a button or a link with an action. */
  pressed?: HTMLElement | null
  isReady: (element: HTMLElement) => boolean
  mark: (element: HTMLElement, isPending: boolean) => void
  /** Empties the queue. */
  drop: () => void
  /** Loads the script of the part that contains the element; set once the page's script runs. */
  start?: (element: HTMLElement) => void
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks
  }
}

/** Repeats a change, from what the part has rendered to what a person chose or typed. */
const replayChange = (
  element: HTMLElement,
  { value, checked }: { value: string; checked: boolean },
) => {
  if (element instanceof HTMLSelectElement) {
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (element instanceof HTMLInputElement && /^(text|range)$/.test(element.type)) {
    element.value = element.defaultValue
    if (element.type === 'range') element.valueAsNumber = Number(value)
    else element.setRangeText(value, 0, element.value.length, 'end')
    element.dispatchEvent(new Event('input', { bubbles: true }))
  } else if (element instanceof HTMLInputElement) {
    element.checked = !checked
    element.click()
  }
}

let isReplaying = false

/** Replays in order what is queued on ready parts. Each part calls it when it is ready. */
export const replayEarlyClicks = async () => {
  const { queue = [], isReady, mark } = window.earlyClicks ?? {}
  if (isReplaying) return
  isReplaying = true
  for (;;) {
    const index = queue.findIndex(({ element }) => isReady?.(element))
    const [action] = index < 0 ? [] : queue.splice(index, 1)
    if (!action) break
    const { element, change } = action
    mark?.(element, false)
    if (change) replayChange(element, change)
    else element.click()
    // The part renders the change before the next action.
    await new Promise((resolve) => setTimeout(resolve))
  }
  isReplaying = false
}

/**
 * Has what is queued start the part that contains it. When its script cannot be loaded, `onFailure`
 * reports it, and a form is sent without script.
 */
export const startEarlyClicks = (
  startPart: (element: HTMLElement) => Promise<void>,
  onFailure: () => void,
) => {
  const early = window.earlyClicks
  if (!early) return
  const giveUp = (element: HTMLElement) => {
    onFailure()
    early.drop()
    if (!(element instanceof HTMLButtonElement) || element.type !== 'submit') return
    // Without `start`, the submission is not queued again.
    delete early.start
    element.form?.requestSubmit(element)
    early.start = start
  }
  const start = (element: HTMLElement) => {
    startPart(element).catch(() => giveUp(element))
  }
  early.start = start
  for (const { element } of [...early.queue]) start(element)
  replayEarlyClicks()
}

/** Marks the pressed button or link as busy until `work` settles. */
export const showPending = <Result>(work: Promise<Result>): Promise<Result> => {
  const { pressed, mark } = window.earlyClicks ?? {}
  if (!pressed || !mark) return work
  mark(pressed, true)
  return work.finally(() => mark(pressed, false))
}
