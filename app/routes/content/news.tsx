import { useLingui } from '@lingui/react/macro'
import { PostList } from '../../../blocks/parts/post-list.tsx'
import { findPosts } from '../../../server/content/find-posts.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import type { Route } from './+types/news'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language } = context.get(requestFacts)
  const [page, posts] = await Promise.all([loadPage(context), findPosts(services.db, language)])
  return { ...page, posts }
}

/** Posts, newest first, and the laboratory's blocks. */
export default function News({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { picture, title, lead, posts, blocks } = loaderData
  return (
    <>
      <PageHeader title={title} lead={lead} picture={picture} isLow />
      <div className="page py-12 md:py-16">
        {posts.length > 0 ? (
          <PostList posts={posts} />
        ) : (
          <p className="text-muted">{t`There is no news yet.`}</p>
        )}
      </div>
      {blocks.length > 0 && <PageBlocks blocks={blocks} isPage />}
    </>
  )
}
