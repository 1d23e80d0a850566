import { Trans } from '@lingui/react/macro'
import { RenderBlocks } from '../../blocks/render-blocks.tsx'
import { readRemedyCode } from '../../domain/homeopathy/remedy-code.ts'
import { findHomeopathyById } from '../../server/catalogue/find-homeopathy.ts'
import { remedyListAddress } from '../../server/catalogue/list-files.ts'
import { selectorPrices } from '../../server/catalogue/selector-prices.ts'
import type { Database } from '../../server/db/client.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import { CompactHead } from '../content/compact-head.tsx'
import { loadPage } from '../content/load-page.ts'
import { PageLink } from '../i18n/page-link.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import { HomeopathySelector } from '../shop/homeopathy/homeopathy-selector.tsx'
import type { Route } from './+types/homeopathy-remedies'

export { PageBoundary as ErrorBoundary } from '../content/page-boundary.tsx'
export const meta = pageMeta

/** What an address asks for, as far as it can be made (R6). */
const readChosen = async (db: Database, code: string) => {
  const id = Number(/^a-(\d{1,9})/.exec(code)?.[1])
  const remedy = await findHomeopathyById(db, id)
  return { remedy, selection: readRemedyCode(code, () => remedy) }
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, page } = context.get(requestFacts)
  return {
    ...(await loadPage(context)),
    ...(await readChosen(services.db, page?.params.remedyCode ?? '')),
    prices: await selectorPrices(services.db, 'single-homeopathy-'),
    remediesUrl: await remedyListAddress(services.db),
  }
}

export default function HomeopathyRemedies({ loaderData }: Route.ComponentProps) {
  const { title, lead, blocks } = loaderData
  return (
    <>
      <CompactHead
        eyebrow={
          <PageLink page="shop.homeopathy" className="hover:underline">
            <Trans>Homeopathy</Trans>
          </PageLink>
        }
        title={title}
        lead={lead}
        picture="globuli-tube"
      />
      <div className="page pt-6 pb-12 lg:pt-10">
        <HomeopathySelector given={loaderData} />
        {blocks.length > 0 && (
          <div className="mt-12 border-t border-line pt-12">
            <RenderBlocks blocks={blocks} />
          </div>
        )}
      </div>
    </>
  )
}
