import { useLingui } from '@lingui/react/macro'
import { pageNames } from '../../../messages/site/page-names.ts'
import { selectorPrices, tierPrices } from '../../../server/catalogue/prices/price-products.ts'
import { listAddresses } from '../../../server/catalogue/remedies/list-files.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { CompactHead } from '../../content/compact-head.tsx'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { SectionNavigation } from '../../content/section-menu.tsx'
import { Island } from '../../islands/island.tsx'
import MixturePrices from '../../shop/mixture/mixture-prices.tsx'
import type { Route } from './+types/make-your-own'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language } = context.get(requestFacts)
  const { db } = services
  return {
    ...(await loadPage(context)),
    // A mixture of one substance can be priced like the single remedy (R43).
    prices: await selectorPrices(db, 'combined-', 'single-homeopathy-ch-'),
    lists: await listAddresses(db, language),
    examples: await tierPrices(db),
  }
}

/** The builder of mixtures, with explanations and prices below. */
export default function MakeYourOwn({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lead, picture, blocks, prices, lists, examples } = loaderData
  return (
    <>
      <CompactHead eyebrow={t(pageNames.shop)} {...{ title, lead, picture }} />
      <SectionNavigation section="shop" current="shop.make_your_own" isLow />
      <div className="page pt-3 pb-12 lg:pt-6">
        <Island name="mixture" props={{ prices, addresses: lists }} />
        <div className="mt-12 grid gap-14 border-t border-line pt-12">
          <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
            <PageBlocks blocks={blocks} />
            <Illustration name="scene-mixing" className="h-auto w-full max-w-md max-lg:-order-1" />
          </div>
          <MixturePrices {...examples} />
        </div>
      </div>
    </>
  )
}
