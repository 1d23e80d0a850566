import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'
import { lazyComponent } from '../../ui/lazy-part.tsx'
import type { BlockProps } from '../block-props.ts'
import type definition from './definition.ts'
import { useLazyMap } from './use-lazy-map.tsx'

const StreetMap = lazyComponent(async () => (await import('./street-map.tsx')).default)

/** Address and directions of the laboratory; the map loads when it is near the viewport (D2 §9). */
export default function ContactMapBlock({
  title,
  latitude,
  longitude,
  text,
  data: { name, street, place, hours, closings },
}: BlockProps<typeof definition, 'contact_map'>) {
  const { t } = useLingui()
  const { ref, isNear, hasTiles, question } = useLazyMap<HTMLDivElement>()
  const directions = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=15/${latitude}/${longitude}`
  return (
    <section className="@container">
      <div className="grid border border-line bg-sheet @4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] noscript:block">
        <div className="grid content-between gap-x-10 gap-y-4 p-6 @xl:@max-4xl:grid-cols-2 @4xl:p-8">
          <div>
            <h2>{title || t`How to find us`}</h2>
            <address className="mt-4 not-italic">
              <span className="block font-serif text-xl leading-snug">{name}</span>
              <span className="block">{street}</span>
              <span className="block">{place}</span>
            </address>
            {hours && (
              <>
                <h3 className="mt-4 text-lg">{t`Opening hours`}</h3>
                <p className="whitespace-pre-line">{hours}</p>
              </>
            )}
            {closings.length > 0 && (
              <>
                <h3 className="mt-4 text-lg">{t`Closing days`}</h3>
                <ul>
                  {closings.map(({ days, reason }) => (
                    <li key={days}>
                      {days}
                      {reason && <span className="block text-sm text-muted">{reason}</span>}
                    </li>
                  ))}
                </ul>
              </>
            )}
            {text && <p className="mt-4 whitespace-pre-line text-muted">{text}</p>}
          </div>
          <div>
            <p>
              <a
                href={directions}
                rel="noopener"
                className="text-link inline-flex min-h-11 items-center gap-2 font-medium"
              >
                <Icon name="map-pin" />
                {t`Directions on OpenStreetMap`}
              </a>
            </p>
            <p className="mt-2 hidden text-sm text-muted noscript:block">
              {t`The map requires JavaScript.`}
            </p>
            {question && (
              <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4 noscript:hidden">
                {question}
              </div>
            )}
          </div>
        </div>
        <div
          ref={ref}
          className="relative isolate h-80 border-t border-line bg-paper @xl:h-96 @4xl:h-auto @4xl:min-h-112 @4xl:border-t-0 @4xl:border-l noscript:hidden"
        >
          {isNear && (
            <StreetMap
              at={[latitude, longitude]}
              name={name}
              hasTiles={hasTiles}
              texts={{
                map: t`Map: ${street}, ${place}`,
                zoomIn: t`Zoom in`,
                zoomOut: t`Zoom out`,
              }}
            />
          )}
        </div>
      </div>
    </section>
  )
}
