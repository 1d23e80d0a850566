import { Trans } from '@lingui/react/macro'
import { readRemedyCode, writeRemedyCode } from '../../../domain/homeopathy/remedy-code.ts'
import { selectorPrices } from '../../../server/catalogue/prices/price-products.ts'
import { findHomeopathyById } from '../../../server/catalogue/remedies/find-remedies.ts'
import { remedyListAddress } from '../../../server/catalogue/remedies/list-files.ts'
import type { Database } from '../../../server/db/client.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { CompactHead } from '../../content/compact-head.tsx'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { SectionNavigation } from '../../content/section-menu.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { Island } from '../../islands/island.tsx'
import { HeadLine } from '../../shop/quick-order/head-line.tsx'
import { remedyPage, withCacheControl } from '../../shop/selector/remedy-page.ts'
import type { Route } from './+types/homeopathy-remedies'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** The valid part of the selection in the address (R6). */
const readChosen = async (db: Database, code: string) => {
  const id = Number(/^a-(\d{1,9})/.exec(code)?.[1])
  const found = await findHomeopathyById(db, id)
  const selection = readRemedyCode(code, () => found)
  return { remedy: selection.remedy === undefined ? undefined : found, selection }
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, page: at } = context.get(requestFacts)
  const code = at?.params.remedyCode ?? ''
  const [page, chosen, prices, remediesUrl] = await Promise.all([
    loadPage(context),
    readChosen(services.db, code),
    selectorPrices(services.db, 'single-homeopathy-'),
    remedyListAddress(services.db),
  ])
  const words = remedyPage(page, chosen.remedy)
  const loaded = { ...page, ...chosen, ...words, prices, remediesUrl }
  return withCacheControl(loaded, code, writeRemedyCode(chosen.selection))
}

export default function HomeopathyRemedies({ loaderData }: Route.ComponentProps) {
  const { heading, lead, blocks, remedy, selection, prices, remediesUrl } = loaderData
  return (
    <>
      <CompactHead
        eyebrow={
          <PageLink page="shop.homeopathy" className="hover:underline">
            <Trans>Homeopathy</Trans>
          </PageLink>
        }
        title={heading}
        lead={lead}
        picture="globuli-tube"
      />
      <SectionNavigation section="shop" current="shop.homeopathy.remedies" isLow />
      <HeadLine isLow />
      <div className="page pt-3 pb-12 lg:pt-6">
        <Island
          name="homeopathy"
          props={{ given: { remedy, selection, prices, remediesUrl }, title: heading }}
        />
        {blocks.length > 0 && (
          <div className="mt-12 border-t border-line pt-12">
            <PageBlocks blocks={blocks} />
          </div>
        )}
      </div>
    </>
  )
}
