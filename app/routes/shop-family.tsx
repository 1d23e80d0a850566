import { useLingui } from '@lingui/react/macro'
import { RenderBlocks } from '../../blocks/render-blocks.tsx'
import type { PageKey } from '../../domain/page/route-words.ts'
import { familyIndex, isIndexedFamily } from '../../server/catalogue/family-index.ts'
import { tierPrices } from '../../server/catalogue/tier-prices.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import { loadPage } from '../content/load-page.ts'
import { PageHeader } from '../content/page-header.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import { pageNames } from '../shell/page-names.ts'
import { MixturePrices } from '../shop/products/mixture-prices.tsx'
import { OrderNote } from '../shop/products/order-note.tsx'
import { RemedyIndex, SizePrices } from '../shop/products/remedy-index.tsx'
import { WayList } from '../shop/products/way-list.tsx'
import type { WayPage } from '../shop/products/way-texts.ts'
import type { Route } from './+types/shop-family'

export { PageBoundary as ErrorBoundary } from '../content/page-boundary.tsx'
export const meta = pageMeta

const ways: Partial<Record<PageKey, readonly WayPage[]>> = {
  'shop.homeopathy': [
    'shop.homeopathy.remedies',
    'shop.homeopathy.complexes',
    'shop.homeopathy.products',
    'shop.homeopathy.seasonal',
    'otcs.otchomeo',
    'shop.make_your_own',
  ],
  'shop.gemmotherapy': ['medicine.gemmotherapy', 'otcs.gemmotherapy', 'shop.make_your_own'],
  'shop.phytotherapy': ['medicine.phytotherapy', 'shop.make_your_own'],
  'shop.oligotherapy': ['medicine.oligotherapy'],
  'shop.make_your_own': ['shop.homeopathy.remedies', 'shop.homeopathy.complexes'],
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language } = context.get(requestFacts)
  const { db } = services
  const page = await loadPage(context)
  return {
    ...page,
    ...(isIndexedFamily(page.key) && { index: await familyIndex(db, page.key, language) }),
    ...(page.key === 'shop.make_your_own' && { mixtures: await tierPrices(db) }),
  }
}

/** The front page of a family: what it is, where it leads, all its names. */
export default function ShopFamily({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { key, picture, title, lead, blocks, index, mixtures } = loaderData
  const isOrdered = key !== 'shop.homeopathy'
  return (
    <>
      <PageHeader eyebrow={t(pageNames.shop)} title={title} lead={lead} picture={picture} />
      <div className="page grid gap-14 py-12 md:py-16">
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <RenderBlocks blocks={blocks} />
          {isOrdered && (
            <div className="grid gap-6">
              {index && <SizePrices sizes={index.sizes} />}
              <OrderNote />
            </div>
          )}
        </div>
        {mixtures && <MixturePrices {...mixtures} />}
        {index && <RemedyIndex entries={index.entries} />}
        <WayList pages={ways[key] ?? []} />
      </div>
    </>
  )
}
