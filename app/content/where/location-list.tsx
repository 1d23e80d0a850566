import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, memo } from 'react'
import { type LocationPage, listedPerPage } from '../../../domain/locations/list-locations.ts'
import type { MapLocation } from '../../../domain/locations/map-location.ts'
import { writeMapQuery } from '../../../domain/locations/map-query.ts'
import { mapCategoryNames } from '../../../messages/map/map-categories.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LocationCard } from './location-card.tsx'
import type { FinderState } from './use-finder.ts'

type Props = {
  state: FinderState
  list: LocationPage
  selected: number | undefined
  onShow: (location: MapLocation) => void
  onPage: (page: number) => void
}

/** What is listed, announced after each change. */
const ListSummary = ({ state: { category, origin }, list }: Pick<Props, 'state' | 'list'>) => {
  const { t } = useLingui()
  const { total, page, items } = list
  const from = (page - 1) * listedPerPage + 1
  const to = from + items.length - 1
  const place = origin?.place?.label
  const name = t(mapCategoryNames[category])
  return (
    <div role="status">
      <h2 className="font-sans text-base font-semibold tracking-normal">
        <Trans>
          {name}: <Plural value={total} _0="no addresses" one="# address" other="# addresses" />
        </Trans>
      </h2>
      <p className="text-sm text-muted">
        {total > 0 && t`Shown: ${from} to ${to}`}
        {total > 0 && ' · '}
        {total > 0 &&
          (origin
            ? place
              ? t`nearest to ${place} first`
              : t`nearest to you first`
            : t`by postcode`)}
      </p>
    </div>
  )
}

const PageLinks = ({
  state,
  list: { page, pages },
  onPage,
}: Omit<Props, 'selected' | 'onShow'>) => {
  const { category, origin } = state
  const link = (to: number) => ({
    href: writeMapQuery({ category, place: origin?.place?.label ?? '', page: to }) || '?',
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onPage(to)
    },
  })
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`Pages of the list`}
      className="mt-4 flex items-center justify-between gap-4 print:hidden"
    >
      {page > 1 ? (
        <a {...link(page - 1)} rel="prev" className={buttonClass('outline')}>
          <Icon name="arrow-left" />
          {t`Previous`}
        </a>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted tabular-nums">
        {page} / {pages}
      </span>
      {page < pages ? (
        <a {...link(page + 1)} rel="next" className={buttonClass('outline')}>
          {t`Next`}
          <Icon name="arrow-right" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}

type RowProps = { location: MapLocation; isSelected: boolean; onShow: Props['onShow'] }

/** Memoized: a selection leaves the other rows. */
const LocationRow = memo(({ location, isSelected, onShow }: RowProps) => {
  const { t } = useLingui()
  return (
    <li
      className={`flex gap-3 border-b border-line py-3 ${isSelected ? '-mx-3 bg-wash px-3' : ''}`}
    >
      <div className="min-w-0 grow">
        <LocationCard location={location} Name="h3" />
      </div>
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={t`Show on map: ${location.name}`}
        title={t`Show on map`}
        onClick={() => onShow(location)}
        className="round-button -mr-2 shrink-0 text-leaf-dark noscript:hidden print:hidden"
      >
        <Icon name="map-pin" />
      </button>
    </li>
  )
})

/** The locations of a category in pages: all that the map shows, for keyboard and screen reader. */
export const FoundLocations = (props: Props) => {
  const { state, list, selected, onShow } = props
  return (
    <>
      <ListSummary state={state} list={list} />
      {list.total === 0 && (
        <p className="mt-4">
          <Trans>There is no address in this category yet. Please choose another one.</Trans>
        </p>
      )}
      <ol className="mt-4 [&>li:first-child]:border-t">
        {list.items.map((location, place) => (
          <LocationRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and their elements are reused
            key={place}
            location={location}
            isSelected={location.id === selected}
            onShow={onShow}
          />
        ))}
      </ol>
      {list.pages > 1 && <PageLinks {...props} />}
    </>
  )
}
