import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { focusStep } from './step-frame.tsx'

type Props = {
  /** The kept choices in the order of a label: '30 CH', 'Globules'. */
  kept: readonly string[]
  /** Kept choices that the remedy does not have. */
  dropped: readonly string[]
  /** The name of the chosen remedy. */
  name: string | undefined
  onClear: () => void
}

/** Whether Escape first closes the list of an open search or empties its field. */
const isSearching = (target: Element) =>
  target instanceof HTMLInputElement &&
  target.role === 'combobox' &&
  (target.ariaExpanded === 'true' || target.value !== '')

/** Calls `clear` for Escape in the selector while something is kept. */
const useClearKey = (isActive: boolean, clear: () => void) => {
  const notice = useRef<HTMLDivElement>(null)
  const latest = useRef(clear)
  useEffect(() => {
    latest.current = clear
  })
  useEffect(() => {
    const selector = notice.current?.closest<HTMLElement>('[data-island]')
    if (!isActive || !selector) return
    // Before the search, which closes its list.
    const listen = ({ key, target }: KeyboardEvent) =>
      key === 'Escape' && target instanceof Element && !isSearching(target) && latest.current()
    selector.addEventListener('keydown', listen, true)
    return () => selector.removeEventListener('keydown', listen, true)
  }, [isActive])
  return notice
}

/** Keeps the quantity field in sight: kept choices open the steps above it. */
const useQuantityInSight = (inSelector: RefObject<Element | null>) =>
  useEffect(() => {
    const selector = inSelector.current?.closest('[data-island]')
    if (!selector) return
    const observer = new ResizeObserver(() => {
      const { activeElement } = document
      if (activeElement?.matches('[data-quantity]'))
        activeElement.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(selector)
    return () => observer.disconnect()
  }, [inSelector])

/** Says which choices the previous remedy has left, with a button and a key that clear them. */
export function KeptNotice({ kept, dropped, name = '', onClear }: Props) {
  const { t } = useLingui()
  const [isCleared, setCleared] = useState(false)
  const isShown = kept.length > 0 || dropped.length > 0
  const clear = () => {
    setCleared(true)
    onClear()
  }
  const notice = useClearKey(isShown, clear)
  useQuantityInSight(notice)
  // Screen readers announce what is put into a region that exists.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const keptList = kept.join(' · ')
  const droppedList = dropped.join(' · ')
  return (
    <div ref={notice} className={isShown ? 'kept-notice' : undefined}>
      <div role="status" className="min-w-0">
        {isMounted && keptList && <p>{t`Kept from the previous remedy: ${keptList}`}</p>}
        {isMounted && droppedList && (
          <p className="text-ochre">{t`Not available for ${name}: ${droppedList}`}</p>
        )}
        {!isShown && isCleared && (
          <p className="sr-only">{t`The kept choices have been cleared.`}</p>
        )}
      </div>
      {isShown && (
        <button
          type="button"
          aria-keyshortcuts="Escape"
          onClick={() => {
            clear()
            focusStep('remedy')
          }}
          className="text-link inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold"
        >
          <Icon name="x" className="size-4" />
          {t`Clear choices`}
          <kbd className="key max-lg:hidden">{t`Esc`}</kbd>
        </button>
      )}
    </div>
  )
}
