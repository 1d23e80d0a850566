import { answerForm } from '../../content/answer-form.ts'
import { HomeHero } from '../../content/home-hero.tsx'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { pageMeta } from '../../i18n/page-meta.ts'
import type { Route } from './+types/home'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export const meta = pageMeta

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context)

/** For forms among the blocks, without script. */
export const action = answerForm

/** The home page, with the laboratory's blocks. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, lead, tagline, picture, caption, blocks } = loaderData
  return (
    <>
      <HomeHero {...{ title, lead, tagline, picture, caption }} />
      <div className="pt-16 md:pt-24">
        <PageBlocks blocks={blocks} isPage />
      </div>
    </>
  )
}
