import { answerForm } from '../../content/answer-form.ts'
import { HomeHero } from '../../content/home-hero.tsx'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { pageMeta } from '../../i18n/page-meta.ts'
import type { Route } from './+types/home'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export const meta = pageMeta

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context)

/** A form among the blocks, where script does not run. */
export const action = answerForm

/** The title page of the house, and below it what the laboratory has put together. */
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
