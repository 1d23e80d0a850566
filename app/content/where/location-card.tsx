import { formatDistance } from '../../../domain/locations/distance.ts'
import type { ListedLocation } from '../../../domain/locations/list-locations.ts'
import { readWebsite } from '../../../domain/locations/website.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePageContext } from '../../i18n/page-context.ts'

type Props = {
  location: ListedLocation
  /** The element of the name; a popup is outside of the headings' order. */
  Name: 'h3' | 'p'
}

/** Name, address, function (of other therapists only) and website (D1 §2). */
export const LocationCard = ({ location, Name }: Props) => {
  const { language } = usePageContext()
  const { name, category, address, metres } = location
  const website = readWebsite(location.website)
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <Name className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          {name}
        </Name>
        {metres !== undefined && (
          <span className="shrink-0 text-sm whitespace-nowrap text-muted tabular-nums">
            {formatDistance(metres, language)}
          </span>
        )}
      </div>
      {category === 'Other therapist' && location.function && (
        <p className="wrap-anywhere text-muted">{location.function}</p>
      )}
      <address className="wrap-anywhere not-italic">{address}</address>
      {website && (
        <a
          href={website.href}
          rel="noopener"
          className="text-link relative inline-block max-w-full py-1 pr-5 text-sm wrap-anywhere"
        >
          {website.label}
          <Icon name="arrow-up-right" className="absolute right-0 bottom-1.5 size-4" />
        </a>
      )}
    </>
  )
}
