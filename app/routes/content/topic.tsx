import { Trans } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { pageImage } from '../../../domain/content/page-illustrations.ts'
import { pickTopics } from '../../../domain/content/pick-others.ts'
import { addressOf } from '../../../domain/page/address.ts'
import {
  findResources,
  findTopics,
  type TopicSection,
} from '../../../server/content/find-topics.ts'
import { presentBlocks } from '../../../server/content/present-blocks.ts'
import { findTranslatedSlug } from '../../../server/content/translated-slug.ts'
import { addressesOf } from '../../../server/http/pages/page-addresses.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { BackLink } from '../../content/back-link.tsx'
import { findOwnPage } from '../../content/find-own-page.ts'
import { legacyRedirect } from '../../content/legacy-redirect.ts'
import { notFound } from '../../content/not-found.ts'
import { OtherTopics } from '../../content/other-topics.tsx'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import { SectionNavigation } from '../../content/section-menu.tsx'
import type { Route } from './+types/topic'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const { language, page } = facts
  const { db } = facts.services
  const section: TopicSection = page?.key.startsWith('resources') ? 'resources' : 'health'
  const slug = page?.params.topic ?? ''
  const own = await findOwnPage(facts, `${section}.`, slug)
  if (!own) {
    const topic = await findTranslatedSlug(db, `${section}.`, slug, language)
    if (topic) throw redirect(addressOf(language, `${section}.topic`, { topic }), 301)
    // Topics of the resources share their path with pages whose words differ per language.
    throw (section === 'resources' && legacyRedirect(facts, request)) || notFound(language)
  }
  const { found, slugs } = own
  const topics = await (section === 'resources' ? findResources : findTopics)(db, language)
  return {
    section,
    picture: pageImage(found),
    title: found.title,
    description: found.description,
    meta: found.meta,
    lead: found.lead,
    blocks: await presentBlocks(found.blocks, facts, facts.report),
    // On the server, as the browser would pick others.
    others: pickTopics(topics, found.key, Math.random),
    addresses: addressesOf(`${section}.topic`, (language) => {
      const topic = slugs[language]
      return topic ? { topic } : undefined
    }),
  }
}

const beside: readonly string[] = ['tip', 'product_link']

/** A text and a side block share a row, alternating left and right. */
const placeOf = (type: string) =>
  type === 'general_text'
    ? 'lg:grow-7 lg:basis-[52%]'
    : beside.includes(type)
      ? 'lg:grow-5 lg:basis-[34%]'
      : 'lg:basis-full'

/** A topic of health or of the resources; both work alike (D1 §2). */
export default function Topic({ loaderData }: Route.ComponentProps) {
  const { section, picture, title, lead, blocks, others } = loaderData
  return (
    <article>
      <PageHeader
        eyebrow={section === 'health' ? <Trans>Health</Trans> : <Trans>Resources</Trans>}
        title={title}
        lead={lead}
        picture={picture}
      />
      {section === 'resources' && (
        <SectionNavigation section="resources" current="resources.topic" />
      )}
      <div className="page py-12 md:py-16">
        <BackLink page={section}>
          {section === 'health' ? <Trans>All health topics</Trans> : <Trans>All resources</Trans>}
        </BackLink>
        <PageBlocks
          blocks={blocks}
          className="grid gap-x-14 gap-y-12 lg:flex lg:flex-wrap lg:items-start lg:gap-y-20"
          placeOf={placeOf}
        />
      </div>
      <OtherTopics topics={others} />
    </article>
  )
}
