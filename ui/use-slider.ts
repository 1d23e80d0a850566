import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { leftOf, pageAt, pageCount, stepPage } from './slider-pages.ts'

/** Without a `scrollend` event, scrolling counts as stopped after this time without movement. */
const stoppedAfterMs = 120

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

const focusable = 'a[href], button, input, [tabindex="0"]'

/** Measures the items per page and the scroll range. */
const measure = (list: HTMLElement) => {
  const [first, second] = list.children
  const step =
    first instanceof HTMLElement && second instanceof HTMLElement
      ? second.offsetLeft - first.offsetLeft
      : list.clientWidth
  const gap = first instanceof HTMLElement ? Math.max(0, step - first.offsetWidth) : 0
  const perPage = Math.max(1, Math.round((list.clientWidth + gap) / Math.max(1, step)))
  const count = pageCount(list.children.length, perPage)
  const track = {
    left: list.scrollLeft,
    farthest: list.scrollWidth - list.clientWidth,
    pageWidth: perPage * step,
  }
  return { perPage, count, track }
}

type Pages = { index: number; count: number }

/**
 * Pages of a horizontally scrolling list. `pages` is undefined until the widths are measured, so
 * always on the server.
 */
export const useSlider = (wraps: boolean, length: number, listName?: string) => {
  const ref = useRef<HTMLUListElement>(null)
  const [pages, setPages] = useState<Pages>()
  /** Announces page numbers only after the first movement. */
  const [hasMoved, setMoved] = useState(false)
  /** The page of the last scroll by a control; the next step counts from it. */
  const target = useRef<number>(undefined)

  const settle = useCallback(() => {
    const list = ref.current
    if (!list || list.clientWidth === 0) return
    const { count, track } = measure(list)
    const index = target.current ?? pageAt(track, count)
    setPages((before) =>
      before?.index === index && before.count === count ? before : { index, count },
    )
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key `listName` resets the slider when the list changes
  useEffect(() => {
    const list = ref.current
    if (!list) return
    list.scrollTo({ left: 0, behavior: 'instant' })
    target.current = undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const onStop = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        target.current = undefined
        settle()
      }, stoppedAfterMs)
    }
    const stop = 'onscrollend' in window ? 'scrollend' : 'scroll'
    const observer = new ResizeObserver(settle)
    observer.observe(list)
    list.addEventListener(stop, onStop, { passive: true })
    settle()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      list.removeEventListener(stop, onStop)
    }
  }, [settle, length, listName])

  const go = (by: number) => {
    const list = ref.current
    if (!list || !pages) return
    const { perPage, count, track } = measure(list)
    const from = target.current ?? pages.index
    const index = stepPage(from, by, count, wraps && Number.isFinite(by))
    const isRound = Math.abs(index - from) > 1
    // No smooth scrolling from end to end: the long movement can cause dizziness.
    target.current = index
    list.scrollTo({ left: leftOf(index, track), behavior: isRound ? 'instant' : 'auto' })
    setPages({ index, count })
    setMoved(true)
    return list.children[Math.min(index * perPage, list.children.length - 1)]
  }

  /** Moves the focus to the first item of the new page when it was on an item. */
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const by = keySteps[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    const isInside = event.target !== ref.current
    const first = go(by)
    const next = first?.querySelector<HTMLElement>(focusable)
    if (isInside && next) next.focus({ preventScroll: true })
  }

  return { ref, pages, hasMoved, go, onKeyDown }
}
