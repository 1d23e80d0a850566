import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useLazyMap } from '../../../blocks/contact-map/use-lazy-map.tsx'
import {
  type MapCategory,
  type MapLocation,
  mapCategories,
} from '../../../domain/locations/map-location.ts'
import { mapCategoryNames } from '../../../messages/map/map-categories.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyComponent } from '../../../ui/lazy-part.tsx'
import { ScriptNote } from '../../../ui/script-note.tsx'
import { usePainted } from '../../../ui/use-painted.ts'
import { FoundLocations } from './location-list.tsx'
import { NearMe, PlaceSearch } from './place-search.tsx'
import { type Finder, type FinderProps, originOf, useFinder } from './use-finder.ts'

type Props = {
  counts: Readonly<Record<MapCategory, number>>
  chosen: MapCategory
  onChoose: (category: MapCategory) => void
}

/** The filter of nine categories (D1 §2); on small screens it scrolls horizontally. */
const CategoryFilter = ({ counts, chosen, onChoose }: Props) => {
  const { t } = useLingui()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t`Category`}</legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 md:mx-0 md:flex-wrap md:overflow-visible md:px-0 md:pb-0 noscript:flex-wrap">
        {mapCategories.map((category) => (
          <label
            key={category}
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border border-edge bg-white px-4 hover:bg-wash has-checked:border-leaf-dark has-checked:bg-leaf-dark has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-dark"
          >
            <input
              type="radio"
              name="category"
              value={category}
              checked={category === chosen}
              onChange={() => onChoose(category)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <span className="font-medium">{t(mapCategoryNames[category])}</span>
            <span className="text-sm tabular-nums">{counts[category]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const WhereMap = lazyComponent(async () => (await import('./where-map.tsx')).default)

/** Locations near the origin that come into view with it. */
const nearestInView = 4

const none: readonly MapLocation[] = []

type MapAreaProps = Pick<Finder, 'all' | 'category' | 'origin' | 'list'> & {
  selected: readonly MapLocation[]
  onSelect: (locations: readonly MapLocation[]) => void
}

const MapArea = ({ all, category, origin, list, selected, onSelect }: MapAreaProps) => {
  const { t } = useLingui()
  const { ref, isNear, hasTiles, question } = useLazyMap<HTMLElement>()
  // Together, and after the list.
  const view = usePainted(
    useMemo(
      () => ({
        locations: all?.groups[category] ?? none,
        origin,
        nearest: list?.items.slice(0, nearestInView) ?? none,
        selected,
      }),
      [all, category, origin, list, selected],
    ),
  )
  return (
    <>
      <section
        ref={ref}
        aria-label={t`Map of addresses`}
        className="relative isolate h-88 border border-line bg-paper sm:h-112 lg:h-160 noscript:h-auto noscript:border-0"
      >
        <ScriptNote>{t`The map requires JavaScript. All addresses are also in the list.`}</ScriptNote>
        {isNear && <WhereMap {...view} onSelect={onSelect} hasTiles={hasTiles} />}
      </section>
      {question && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 noscript:hidden print:hidden">
          {question}
        </div>
      )}
    </>
  )
}

const LoadProblem = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="mb-4 border-l-4 border-alarm bg-alarm-wash p-4">
    <p>
      <Trans>The addresses could not be loaded. Please check your connection.</Trans>
    </p>
    <Button look="outline" className="mt-3" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </div>
)

/**
 * Where the remedies are found: filter and search, map, and a list with the same content. Filter and
 * list work without script, as a form that the server answers.
 */
export default function WhereFinder(props: FinderProps) {
  const { t } = useLingui()
  const finder = useFinder(props)
  const { category, origin, all, hasFailed } = finder
  const [selected, setSelected] = useState<readonly MapLocation[]>(none)
  const isNearMe = origin !== undefined && !origin.place
  const mapBox = useRef<HTMLDivElement>(null)
  const listBox = useRef<HTMLElement>(null)
  const select = useCallback(
    (locations: readonly MapLocation[]) => setSelected(locations.length > 0 ? locations : none),
    [],
  )
  // The chosen category is painted first, then the list, then the map.
  const { list, ...state } = usePainted(finder.listed)
  const showOnMap = useCallback((location: MapLocation) => {
    setSelected([location])
    mapBox.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div>
      <form
        method="get"
        data-finder
        className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] print:hidden"
      >
        <CategoryFilter
          counts={props.counts}
          chosen={category}
          onChoose={(chosen) => {
            setSelected(none)
            finder.setCategory(chosen)
          }}
        />
        <div className="grid content-start gap-3">
          <PlaceSearch
            searched={props.query.place}
            found={props.choices}
            typed={finder.typed}
            places={all?.places}
            chosen={origin?.place}
            isReplaced={isNearMe}
            onChoose={(place) => {
              setSelected(none)
              finder.setOrigin(originOf(place))
            }}
          />
          <NearMe
            isOn={isNearMe}
            onEnd={() => finder.setOrigin(undefined)}
            onFound={(position) => {
              setSelected(none)
              finder.setOrigin({ ...position, place: undefined })
            }}
          />
        </div>
        <Button type="submit" className="hidden justify-self-start noscript:inline-flex">
          {t`Show addresses`}
        </Button>
      </form>
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] noscript:block">
        <div
          ref={mapBox}
          className="scroll-mt-24 lg:sticky lg:top-24 lg:self-start noscript:static"
        >
          <MapArea {...state} list={list} all={all} selected={selected} onSelect={select} />
        </div>
        <section
          ref={listBox}
          tabIndex={-1}
          aria-label={t`List of addresses`}
          className="min-h-96 scroll-mt-24 outline-none"
        >
          {hasFailed && <LoadProblem onRetry={finder.retry} />}
          {list ? (
            <FoundLocations
              state={state}
              list={list}
              selected={selected[0]?.id}
              onShow={showOnMap}
              onPage={(to) => {
                finder.setPage(to)
                listBox.current?.focus()
              }}
            />
          ) : (
            !hasFailed && (
              <p role="status" className="text-muted">
                {t`Loading the addresses…`}
              </p>
            )
          )}
        </section>
      </div>
    </div>
  )
}
