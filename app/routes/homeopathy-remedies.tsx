import { useLoaderData } from 'react-router'
import { readRemedyCode } from '../../domain/homeopathy/remedy-code.ts'
import { findHomeopathyById } from '../../server/catalogue/find-homeopathy.ts'
import { priceList } from '../../server/catalogue/price-products.ts'
import { remedyList } from '../../server/catalogue/remedy-list.ts'
import { findPageText } from '../../server/content/find-page.ts'
import type { Database } from '../../server/db/client.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import { HomeopathySelector } from '../shop/homeopathy/homeopathy-selector.tsx'
import type { Prices } from '../shop/homeopathy/quote.ts'
import type { Route } from './+types/homeopathy-remedies'

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
  const { services, page, language } = context.get(requestFacts)
  const { db } = services
  const text = await findPageText(db, 'shop.homeopathy.remedies', language)
  const { hash } = await remedyList(services)
  return {
    title: text?.title ?? '',
    description: text?.description ?? '',
    lead: text?.lead ?? '',
    prices: await pricesOf(db),
    remediesUrl: `/catalogue/remedies.${hash}.json`,
    ...(await readChosen(db, page?.params.remedyCode ?? '')),
  }
}

export default function HomeopathyRemedies() {
  const given = useLoaderData<typeof loader>()
  return (
    <div className="page py-8 lg:py-12">
      <header className="mb-8 flex items-center justify-between gap-8 lg:mb-12">
        <div className="measure">
          <h1>{given.title}</h1>
          <p className="mt-3 text-lg text-muted">{given.lead}</p>
        </div>
        <Illustration name="homeopathy" className="size-36 max-md:hidden" eager />
      </header>
      <HomeopathySelector given={given} />
    </div>
  )
}
