import { useLingui } from '@lingui/react/macro'
import { RenderBlocks } from '../../blocks/render-blocks.tsx'
import { tierPrices } from '../../server/catalogue/tier-prices.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import { loadPage } from '../content/load-page.ts'
import { PageHeader } from '../content/page-header.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import { pageNames } from '../shell/page-names.ts'
import { MixturePrices } from '../shop/products/mixture-prices.tsx'
import { WayList } from '../shop/products/way-list.tsx'
import type { Route } from './+types/make-your-own'

export { PageBoundary as ErrorBoundary } from '../content/page-boundary.tsx'
export const meta = pageMeta

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await loadPage(context)),
  mixtures: await tierPrices(context.get(requestFacts).services.db),
})

/** Mixtures of one's own: how they are made and priced. */
export default function MakeYourOwn({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { picture, title, lead, blocks, mixtures } = loaderData
  return (
    <>
      <PageHeader eyebrow={t(pageNames.shop)} title={title} lead={lead} picture={picture} />
      <div className="page grid gap-14 py-12 md:py-16">
        <RenderBlocks blocks={blocks} />
        <MixturePrices {...mixtures} />
        <WayList pages={['shop.homeopathy.remedies', 'shop.homeopathy.complexes']} />
      </div>
    </>
  )
}
