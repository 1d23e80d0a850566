import { Trans } from '@lingui/react/macro'
import { TopicIndex } from '../../../blocks/parts/topic-index.tsx'
import { findTopics } from '../../../server/content/find-topics.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import type { Route } from './+types/health'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language } = context.get(requestFacts)
  const [page, topics] = await Promise.all([loadPage(context), findTopics(services.db, language)])
  return { ...page, topics }
}

/** The topics are shown where the content has their block, otherwise first. */
export default function Health({ loaderData }: Route.ComponentProps) {
  const { picture, title, lead, blocks, topics } = loaderData
  const hasTopics = blocks.some(({ type }) => type === 'health_topics_display')
  return (
    <>
      <PageHeader title={title} lead={lead} picture={picture} isLow />
      <div className="grid gap-14 py-12 md:gap-20 md:py-16">
        {!hasTopics && (
          <section aria-labelledby="topics" className="page">
            <h2 id="topics" className="mb-6">
              <Trans>Topics</Trans>
            </h2>
            <TopicIndex topics={topics} />
          </section>
        )}
        {blocks.length > 0 && <PageBlocks blocks={blocks} isPage />}
      </div>
    </>
  )
}
