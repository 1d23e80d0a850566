import { leftOf, pageAt, pageCount, stepPage } from '../../ui/slider/slider-pages.ts'

// Pages of horizontally scrolling lists: by buttons, arrow keys, Home and End. The list scrolls and
// snaps without script.

/** Without a `scrollend` event, scrolling counts as stopped after this time without movement. */
const stoppedAfterMs = 120

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

const focusable = 'a[href], button, input, [tabindex="0"]'

const shownItems = (list: HTMLElement) =>
  [...list.children].filter(
    (item): item is HTMLElement => item instanceof HTMLElement && !item.hidden,
  )

/** Measures the items per page and the scroll range. */
const measure = (list: HTMLElement) => {
  const items = shownItems(list)
  const [first, second] = items
  const step = first && second ? second.offsetLeft - first.offsetLeft : list.clientWidth
  const gap = first ? Math.max(0, step - first.offsetWidth) : 0
  const perPage = Math.max(1, Math.round((list.clientWidth + gap) / Math.max(1, step)))
  const count = pageCount(items.length, perPage)
  const track = {
    left: list.scrollLeft,
    farthest: list.scrollWidth - list.clientWidth,
    pageWidth: perPage * step,
  }
  return { items, perPage, count, track }
}

/** The page of the last scroll by a control; the next step counts from it until it has stopped. */
const targets = new WeakMap<HTMLElement, number>()

const listOf = (slider: Element) => slider.querySelector<HTMLElement>('[data-slides]')

const show = (slider: HTMLElement, index: number, count: number) => {
  const controls = slider.querySelector<HTMLElement>('[data-slider-controls]')
  if (!controls) return
  controls.classList.toggle('invisible', count < 2)
  const position = controls.querySelector('[data-position]')
  const text = `${index + 1} / ${count}`
  if (position && position.textContent !== text) position.textContent = text
  for (const [action, isEnd] of [
    ['slide-back', index === 0],
    ['slide-on', index === count - 1],
  ] as const) {
    const button = controls.querySelector(`[data-action=${action}]`)
    if (isEnd) button?.setAttribute('aria-disabled', 'true')
    else button?.removeAttribute('aria-disabled')
  }
}

/** Shows the page of the slider; called after its items have changed, too. */
export const settleSlider = (slider: HTMLElement) => {
  const list = listOf(slider)
  if (!list || list.clientWidth === 0) return
  const { count, track } = measure(list)
  show(slider, targets.get(list) ?? pageAt(track, count), count)
}

const announce = (slider: HTMLElement, index: number, count: number) => {
  const status = slider.querySelector<HTMLElement>('[data-announced]')
  if (status)
    status.textContent = (status.dataset.announced ?? '')
      .replace('{index}', `${index + 1}`)
      .replace('{count}', `${count}`)
}

/** Scrolls by pages; returns the first item of the new page. */
const go = (slider: HTMLElement, by: number) => {
  const list = listOf(slider)
  if (!list) return undefined
  const { items, perPage, count, track } = measure(list)
  const from = targets.get(list) ?? pageAt(track, count)
  const index = stepPage(from, by, count)
  targets.set(list, index)
  // No smooth scrolling from end to end: the long movement can cause dizziness.
  const isRound = Math.abs(index - from) > 1
  list.scrollTo({ left: leftOf(index, track), behavior: isRound ? 'instant' : 'auto' })
  show(slider, index, count)
  announce(slider, index, count)
  return items[Math.min(index * perPage, items.length - 1)]
}

const sliderOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-slider]') : null

export const slide = (button: HTMLElement, by: number) => {
  const slider = sliderOf(button)
  if (slider && button.ariaDisabled !== 'true') go(slider, by)
}

const onKeyDown = (event: KeyboardEvent) => {
  const by = keySteps[event.key]
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const { target } = event
  if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement) return
  const list = target.closest('[data-slides]')
  const slider = sliderOf(list)
  if (!slider) return
  event.preventDefault()
  const next = go(slider, by)?.querySelector<HTMLElement>(focusable)
  // The focus moves along when it was on an item.
  if (target !== list) next?.focus({ preventScroll: true })
}

/** Operates the sliders of the page; `isInBackground`: of a page that is not shown yet. */
export const startSliders = (isInBackground: boolean) => {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const slider = sliderOf(target)
      if (slider) settleSlider(slider)
    }
  })
  const sliders = document.querySelectorAll<HTMLElement>('[data-slider]')
  for (const slider of sliders) {
    const list = listOf(slider)
    if (!list) continue
    observer.observe(list)
    // While nobody waits for it: the first paint then lays out nothing again.
    if (isInBackground) settleSlider(slider)
    let timer: ReturnType<typeof setTimeout> | undefined
    list.addEventListener(
      'onscrollend' in window ? 'scrollend' : 'scroll',
      () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          targets.delete(list)
          settleSlider(slider)
        }, stoppedAfterMs)
      },
      { passive: true },
    )
  }
  if (sliders.length > 0) addEventListener('keydown', onKeyDown)
}
