import { Trans } from '@lingui/react/macro'
import { RenderBlocks } from '../../blocks/render-blocks.tsx'
import { readRemedyCode } from '../../domain/homeopathy/remedy-code.ts'
import { findHomeopathyById } from '../../server/catalogue/find-homeopathy.ts'
import { priceList } from '../../server/catalogue/price-products.ts'
import { remedyList } from '../../server/catalogue/remedy-list.ts'
import type { Database } from '../../server/db/client.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { loadPage } from '../content/load-page.ts'
import { PageLink } from '../i18n/page-link.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import { HomeopathySelector } from '../shop/homeopathy/homeopathy-selector.tsx'
import type { Prices } from '../shop/selector/quote.ts'
import type { Route } from './+types/homeopathy-remedies'

export { PageBoundary as ErrorBoundary } from '../content/page-boundary.tsx'
export const meta = pageMeta

/** What an address asks for, as far as it can be made (R6). */
const readChosen = async (db: Database, code: string) => {
  const id = Number(/^a-(\d{1,9})/.exec(code)?.[1])
  const remedy = await findHomeopathyById(db, id)
  return { remedy, selection: readRemedyCode(code, () => remedy) }
}

const pricesOf = async (db: Database): Promise<Prices> => {
  const listed = await priceList(db, 'single-homeopathy-')
  return Object.fromEntries(listed.map(({ slug, id, price }) => [slug, [id, price] as const]))
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, page } = context.get(requestFacts)
  const { hash } = await remedyList(services)
  return {
    ...(await loadPage(context)),
    ...(await readChosen(services.db, page?.params.remedyCode ?? '')),
    prices: await pricesOf(services.db),
    remediesUrl: `/catalogue/remedies.${hash}.json`,
  }
}

const Head = ({ title, lead }: { title: string; lead: string }) => (
  <header className="border-b border-line bg-sheet">
    <div className="page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 py-6">
      <div>
        <p className="eyebrow mb-2">
          <PageLink page="shop.homeopathy" className="hover:underline">
            <Trans>Homeopathy</Trans>
          </PageLink>
        </p>
        <h1>{title}</h1>
        <p className="measure mt-3 text-lg text-muted max-md:hidden">{lead}</p>
      </div>
      <Illustration name="globuli-tube" className="size-20 md:size-34" eager />
    </div>
  </header>
)

export default function HomeopathyRemedies({ loaderData }: Route.ComponentProps) {
  const { title, lead, blocks } = loaderData
  return (
    <>
      <Head title={title} lead={lead} />
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
