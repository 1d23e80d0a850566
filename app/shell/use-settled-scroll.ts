import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterStateContext as DataRouterState, useLocation } from 'react-router'

/** The key under which React Router's ScrollRestoration stores positions. */
const storageKey = 'react-router-scroll-positions'

/** After this time, late content no longer changes the scroll position. */
const settleMs = 5_000

const signsOfPerson = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const storedPosition = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[history.state?.key]
  } catch {
    return undefined
  }
}

/** Scrolls to `top` (px) again whenever the page's height changes, until the person scrolls. */
const settleAt = (top: number) => {
  const stop = new AbortController()
  const scroll = () => {
    if (!stop.signal.aborted && Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: 'instant' })
  }
  const observer = new ResizeObserver(scroll)
  observer.observe(document.body)
  const timer = setTimeout(() => stop.abort(), settleMs)
  stop.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  for (const sign of signsOfPerson)
    addEventListener(sign, () => stop.abort(), { passive: true, signal: stop.signal })
  return () => stop.abort()
}

let isFirstPage = true

/**
 * ScrollRestoration scrolls once, too early when a block, list or font loads later. This restores
 * the position until the page has its height.
 */
export const useSettledScroll = () => {
  const { key } = useLocation()
  const restored = useContext(DataRouterState)?.restoreScrollPosition
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page visit, identified by the location key
  useEffect(() => {
    const top = isFirstPage ? storedPosition() : restored
    isFirstPage = false
    return typeof top === 'number' && top > 0 ? settleAt(top) : undefined
  }, [key])
}
