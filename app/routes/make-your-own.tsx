import { useLingui } from '@lingui/react/macro'
import { RenderBlocks } from '../../blocks/render-blocks.tsx'
import { listAddresses } from '../../server/catalogue/list-files.ts'
import { priceList } from '../../server/catalogue/price-products.ts'
import { tierPrices } from '../../server/catalogue/tier-prices.ts'
import type { Database } from '../../server/db/client.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { loadPage } from '../content/load-page.ts'
import { pageMeta } from '../i18n/page-meta.ts'
import { pageNames } from '../shell/page-names.ts'
import { CompactHead } from '../shop/families/compact-head.tsx'
import { MixtureBuilder } from '../shop/mixture/mixture-builder.tsx'
import { MixturePrices } from '../shop/products/mixture-prices.tsx'
import type { Prices } from '../shop/selector/quote.ts'
import type { Route } from './+types/make-your-own'

export { PageBoundary as ErrorBoundary } from '../content/page-boundary.tsx'
export const meta = pageMeta

/** A mixture of one substance costs what the single remedy costs (R11). */
const pricesOf = async (db: Database): Promise<Prices> => {
  const listed = await Promise.all(
    ['combined-', 'single-homeopathy-ch-'].map((prefix) => priceList(db, prefix)),
  )
  return Object.fromEntries(
    listed.flat().map(({ slug, id, price }) => [slug, [id, price] as const]),
  )
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language } = context.get(requestFacts)
  const { db } = services
  return {
    ...(await loadPage(context)),
    prices: await pricesOf(db),
    addresses: await listAddresses(db, language),
    examples: await tierPrices(db),
  }
}

/** The builder of mixtures, and below it how one goes about it and what mixtures cost. */
export default function MakeYourOwn({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lead, picture, blocks, prices, addresses, examples } = loaderData
  return (
    <>
      <CompactHead eyebrow={t(pageNames.shop)} {...{ title, lead, picture }} />
      <div className="page pt-6 pb-12 lg:pt-10">
        <MixtureBuilder prices={prices} addresses={addresses} />
        <div className="mt-12 grid gap-14 border-t border-line pt-12">
          <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
            <RenderBlocks blocks={blocks} />
            <Illustration name="scene-mixing" className="h-auto w-full max-w-md max-lg:-order-1" />
          </div>
          <MixturePrices {...examples} />
        </div>
      </div>
    </>
  )
}
