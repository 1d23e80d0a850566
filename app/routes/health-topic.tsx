import { Trans } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { RenderBlocks } from '../../blocks/render-blocks.tsx'
import { pickOthers } from '../../domain/content/pick-others.ts'
import { topicPicture } from '../../domain/content/topic-picture.ts'
import { addressOf } from '../../domain/page/address.ts'
import { findPageBySlug, slugsOf } from '../../server/content/find-page.ts'
import { findTopics } from '../../server/content/find-topics.ts'
import { presentBlocks } from '../../server/content/present-blocks.ts'
import { findTranslatedSlug } from '../../server/content/translated-slug.ts'
import { addressesOf } from '../../server/http/page-addresses.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import { BackLink } from '../content/back-link.tsx'
import { notFound } from '../content/not-found.ts'
import { PageBody } from '../content/page-body.tsx'
import { PageHeader } from '../content/page-header.tsx'
import { TopicIndex } from '../content/topic-index.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import type { Route } from './+types/health-topic'

export { PageBoundary as ErrorBoundary } from '../content/page-boundary.tsx'
export const meta = pageMeta

/** How many other topics a topic shows (D1 §9); fewer where there are not as many (R38). */
const otherTopics = 3

export const loader = async ({ context }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const { language, page } = facts
  const { db } = facts.services
  const slug = page?.params.topic ?? ''
  const found = await findPageBySlug(db, 'health.', slug, language)
  if (!found) {
    const topic = await findTranslatedSlug(db, 'health.', slug, language)
    if (topic) throw redirect(addressOf(language, 'health.topic', { topic }), 301)
    throw notFound(language)
  }
  const [slugs, topics] = await Promise.all([slugsOf(db, found.key), findTopics(db, language)])
  const rest = topics.filter(({ key }) => key !== found.key)
  return {
    picture: topicPicture(found.key),
    title: found.title,
    description: found.description,
    lead: found.lead,
    blocks: await presentBlocks(found.blocks, facts, facts.report),
    // Chosen here: the browser would pick others than the server.
    others: pickOthers(rest, Math.min(otherTopics, rest.length), Math.random),
    addresses: addressesOf('health.topic', (language) => {
      const topic = slugs[language]
      return topic ? { topic } : undefined
    }),
  }
}

export default function HealthTopic({ loaderData }: Route.ComponentProps) {
  const { picture, title, lead, blocks, others } = loaderData
  return (
    <article>
      <PageHeader eyebrow={<Trans>Health</Trans>} title={title} lead={lead} picture={picture} />
      <PageBody
        aside={
          <nav aria-labelledby="other-topics">
            <h2 id="other-topics" className="mb-4 text-xl">
              <Trans>Other topics</Trans>
            </h2>
            <TopicIndex topics={others} className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-1" />
          </nav>
        }
      >
        <BackLink page="health">
          <Trans>All health topics</Trans>
        </BackLink>
        <RenderBlocks blocks={blocks} />
      </PageBody>
    </article>
  )
}
