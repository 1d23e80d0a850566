import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PostList } from '../../blocks/parts/post-list.tsx'
import { TopicIndex } from '../../blocks/parts/topic-index.tsx'
import { RenderBlocks } from '../../blocks/render-blocks.tsx'
import { findPosts } from '../../server/content/find-posts.ts'
import { findTopics } from '../../server/content/find-topics.ts'
import { requestFacts } from '../../server/http/request-facts.ts'
import { Illustration } from '../../ui/illustration.tsx'
import { FamilyIndex } from '../content/family-index.tsx'
import { HomeHero } from '../content/home-hero.tsx'
import { loadPage } from '../content/load-page.ts'
import { WaysIn } from '../content/ways-in.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { pageMeta } from '../i18n/page-meta.ts'
import type { Route } from './+types/home'

export { PageBoundary as ErrorBoundary } from '../content/page-boundary.tsx'
export const meta = pageMeta

const latestPosts = 2

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language } = context.get(requestFacts)
  const [page, topics, posts] = await Promise.all([
    loadPage(context),
    findTopics(services.db, language),
    findPosts(services.db, language),
  ])
  return { ...page, topics, posts: posts.slice(0, latestPosts) }
}

const Part = ({
  title,
  more,
  children,
}: {
  title: ReactNode
  more?: ReactNode
  children: ReactNode
}) => (
  <section className="page pt-16 md:pt-24">
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
      <h2>{title}</h2>
      {more}
    </div>
    {children}
  </section>
)

const more = 'text-link inline-flex min-h-11 items-center font-medium'

/** The title page of the house: who it is, what it prepares, three ways in, topics and news. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, lead, blocks, topics, posts } = loaderData
  return (
    <>
      <HomeHero title={title} lead={lead} />
      <Part title={<Trans>What we prepare</Trans>}>
        <FamilyIndex />
      </Part>
      <Part title={<Trans>Three ways in</Trans>}>
        <WaysIn />
      </Part>
      <div className="mt-20 border-y border-line bg-sheet md:mt-28">
        <div className="page grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-24">
          <Illustration
            name="scene-lab"
            className="h-auto w-full max-w-lg self-start lg:sticky lg:top-28"
          />
          <RenderBlocks blocks={blocks} />
        </div>
      </div>
      {topics.length > 0 && (
        <Part
          title={<Trans>Health topics</Trans>}
          more={
            <PageLink page="health" className={more}>
              <Trans>All health topics</Trans>
            </PageLink>
          }
        >
          <TopicIndex topics={topics} />
        </Part>
      )}
      {posts.length > 0 && (
        <Part
          title={<Trans>From the laboratory</Trans>}
          more={
            <PageLink page="news" className={more}>
              <Trans>Show all News</Trans>
            </PageLink>
          }
        >
          <PostList posts={posts} level="h3" />
        </Part>
      )}
    </>
  )
}
