import { useLingui } from '@lingui/react/macro'
import { listLocations } from '../../../domain/locations/list-locations.ts'
import {
  defaultMapCategory,
  type MapCategory,
  mapCategories,
} from '../../../domain/locations/map-location.ts'
import { readMapQuery } from '../../../domain/locations/map-query.ts'
import { findPlaces } from '../../../domain/locations/places.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { findLocations } from '../../../server/locations/find-locations.ts'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import { SectionNavigation } from '../../content/section-menu.tsx'
import type { FinderProps } from '../../content/where/use-finder.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/where'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { db } = context.get(requestFacts).services
  const [page, { groups, places }] = await Promise.all([loadPage(context), findLocations(db)])
  const query = readMapQuery(new URL(request.url).searchParams)
  const choices = findPlaces(places, query.place)
  const finder: FinderProps = {
    query,
    counts: Object.fromEntries(
      mapCategories.map((category) => [category, groups[category].length]),
    ) as Record<MapCategory, number>,
    choices,
    list: listLocations(groups[query.category ?? defaultMapCategory], {
      origin: choices[0],
      page: query.page,
    }),
  }
  return { ...page, finder }
}

/** The map and list of locations that carry the remedies (D1 §2). */
export default function Where({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { key, title, lead, picture, blocks, finder } = loaderData
  return (
    <article>
      <PageHeader eyebrow={t`Resources`} title={title} lead={lead} picture={picture} isLow />
      <SectionNavigation section="resources" current={key} />
      <div className="page py-8 md:py-10">
        <Island name="where" props={finder} />
      </div>
      <div className="border-t border-line py-12 md:py-16 print:hidden">
        <PageBlocks blocks={blocks} isPage />
      </div>
    </article>
  )
}
