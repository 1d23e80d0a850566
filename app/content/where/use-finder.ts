import { useEffect, useMemo, useState } from 'react'
import { listLocations } from '../../../domain/locations/list-locations.ts'
import {
  defaultMapCategory,
  isMapCategory,
  type MapCategory,
} from '../../../domain/locations/map-location.ts'
import { writeMapQuery } from '../../../domain/locations/map-query.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import { useRestored } from '../../shell/persisted/use-persisted.ts'
import { type FinderProps, type FinderState, type Origin, originOf } from './finder-state.ts'
import { useLocations } from './use-locations.ts'

const addressDelayMs = 200

/** The address shows what is listed, so that it can be reloaded and sent; never the position. */
const showInAddress = ({ category, origin, page }: FinderState) => {
  const query = writeMapQuery({ category, place: origin?.place?.label ?? '', page })
  history.replaceState(history.state, '', `${location.pathname}${query}`)
}

/** What was chosen and typed before hydration, which resets it: read in the first rendering. */
const readEarlyInput = () => {
  if (typeof document === 'undefined') return {}
  const form = document.querySelector<HTMLFormElement>('form[data-finder]')
  if (!form) return {}
  const input = new FormData(form)
  const [category, place] = [input.get('category'), input.get('place')]
  return {
    ...(isMapCategory(category) && { category }),
    ...(typeof place === 'string' && { place }),
  }
}

type State = FinderState & {
  /** Whether the visitor has chosen it: then the address shows it. */
  isChosen: boolean
}

/** Category, origin and page of the list; the category is persisted (D1 §4). */
export const useFinder = ({ query, choices, list: first }: FinderProps) => {
  const [initial] = useState<State>(() => ({
    category: query.category ?? defaultMapCategory,
    origin: originOf(choices[0]),
    page: first.page,
    isChosen: false,
  }))
  const [state, setState] = useState(initial)
  const { all, hasFailed, retry } = useLocations()
  const isRestored = useRestored()

  useEffect(() => {
    const persisted = persistedStore.getState().mapFilter
    if (!isRestored || query.category || !isMapCategory(persisted)) return
    setState((before) => (before === initial ? { ...before, category: persisted } : before))
  }, [isRestored, query.category, initial])

  useEffect(() => {
    if (!state.isChosen) return
    // Changing the address takes longer than the list, which is painted first.
    const timer = setTimeout(() => showInAddress(state), addressDelayMs)
    return () => clearTimeout(timer)
  }, [state])

  // Of the state at that time: a position arrives seconds after it was asked for.
  const change = (changes: Partial<FinderState>) =>
    setState((before) => ({ ...before, page: 1, ...changes, isChosen: true }))
  const setCategory = (chosen: MapCategory) => {
    persistedStore.setState({ mapFilter: chosen })
    change({ category: chosen })
  }
  const [early] = useState(readEarlyInput)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (early.category && early.category !== initial.category) setCategory(early.category)
  }, [])
  const { category, origin, page } = state
  const isFirst = category === initial.category && origin === initial.origin
  const known = isFirst && page === first.page ? first : undefined
  const list = useMemo(
    () => (all ? listLocations(all.groups[category], { origin, page }) : known),
    [all, category, origin, page, known],
  )
  /** The list is undefined until the locations are loaded. */
  const listed = useMemo(() => ({ category, origin, page, list }), [category, origin, page, list])
  return {
    ...listed,
    listed,
    all,
    hasFailed,
    retry,
    /** What was typed into the search before hydration. */
    typed: early.place === query.place ? undefined : early.place,
    setCategory,
    setOrigin: (chosen: Origin | undefined) => change({ origin: chosen }),
    setPage: (chosen: number) => change({ page: chosen }),
  }
}

export type Finder = ReturnType<typeof useFinder>
