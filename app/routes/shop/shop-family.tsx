import { useLingui } from '@lingui/react/macro'
import { pageNames } from '../../../messages/site/page-names.ts'
import { remedyListAddress } from '../../../server/catalogue/remedies/list-files.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { Illustration } from '../../../ui/illustration.tsx'
import { CompactHead } from '../../content/compact-head.tsx'
import { loadPage } from '../../content/load-page.ts'
import { notFound } from '../../content/not-found.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { SectionNavigation } from '../../content/section-menu.tsx'
import { Island } from '../../islands/island.tsx'
import { type Family, families, familyOf, isFamilyPage } from '../../shop/families/families.ts'
import {
  FurtherPageList,
  HowToChoose,
  RemedyIndex,
  Shelves,
} from '../../shop/families/family-parts.tsx'
import { loadOffer, loadShelf } from '../../shop/families/load-family.ts'
import { HeadLine } from '../../shop/quick-order/head-line.tsx'
import { remedyPage, withCacheControl } from '../../shop/selector/remedy-page.ts'
import type { Route } from './+types/shop-family'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

const loadSelector = async (facts: RequestFacts, { selector }: Family) =>
  selector
    ? { ...(await loadOffer(facts, selector)), remediesUrl: '' }
    : {
        offer: undefined,
        remedy: undefined,
        remediesUrl: await remedyListAddress(facts.services.db),
      }

export const loader = async ({ context }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const page = await loadPage(context)
  const { key } = page
  if (!isFamilyPage(key)) throw notFound(facts.language)
  const family = familyOf(key)
  const [wayIn, ...shelves] = await Promise.all([
    loadSelector(facts, family),
    ...family.shelves.map((shelf) => loadShelf(facts, shelf)),
  ])
  const words = remedyPage(page, wayIn.remedy)
  const { remedyCode } = facts.page?.params ?? {}
  return withCacheControl(
    { ...page, ...wayIn, ...words, key, shelves },
    remedyCode,
    words.remedyCode,
  )
}

/** The page of a family: selector, explanations, products and all names. */
export default function ShopFamily({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { key, picture, heading, lead, blocks, offer, shelves, remediesUrl } = loaderData
  const family = families[key]
  return (
    <>
      <CompactHead eyebrow={t(pageNames.shop)} title={heading} lead={lead} picture={picture}>
        {!offer && <Island name="remedy-search" props={{ remediesUrl }} />}
      </CompactHead>
      <SectionNavigation section="shop" current={key} isLow={offer !== undefined} />
      {offer ? (
        <HeadLine isLow />
      ) : (
        <div className="page pt-6 noscript:hidden">
          <Island name="quick-line" props={{}} className="max-w-2xl" />
        </div>
      )}
      <div
        className={`page grid grid-cols-[minmax(0,1fr)] gap-14 pb-14 md:gap-18 ${offer ? 'pt-3 lg:pt-6' : 'pt-14'}`}
      >
        {offer && <Island name="sized" props={{ given: offer, title: heading }} />}
        <HowToChoose steps={family.steps} page={key} />
        <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <PageBlocks blocks={blocks} />
          <Illustration name={family.scene} className="h-auto w-full max-w-md" />
        </div>
        <Shelves shelves={family.shelves} filled={shelves} />
        {offer && <RemedyIndex family={offer.family} remedies={offer.remedies} />}
        <FurtherPageList pages={family.ways} />
      </div>
    </>
  )
}
