import { useLingui } from '@lingui/react/macro'
import { pickTopics } from '../../../domain/content/pick-others.ts'
import { pageNames } from '../../../messages/site/page-names.ts'
import { findResources } from '../../../server/content/find-topics.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { BackLink } from '../../content/back-link.tsx'
import { loadPage } from '../../content/load-page.ts'
import { OtherTopics } from '../../content/other-topics.tsx'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import { SectionNavigation } from '../../content/section-menu.tsx'
import type { Route } from './+types/resource'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language } = context.get(requestFacts)
  const [page, topics] = await Promise.all([
    loadPage(context),
    findResources(services.db, language),
  ])
  // On the server, as the browser would pick others.
  return { ...page, others: pickTopics(topics, page.key, Math.random) }
}

/** A standard subject of the resources; it works like a topic (D1 §2). */
export default function Resource({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { key, title, lead, picture, blocks, others } = loaderData
  return (
    <article>
      <PageHeader eyebrow={t`Resources`} title={title} lead={lead} picture={picture} />
      <SectionNavigation section="resources" current={key} />
      <div className="page pt-8 md:pt-10">
        <BackLink page="resources">{t(pageNames.resources)}</BackLink>
      </div>
      <div className="py-10 md:py-14">
        <PageBlocks blocks={blocks} isPage />
      </div>
      <OtherTopics topics={others} />
    </article>
  )
}
