import { HomeHero } from '../../content/home-hero.tsx'
import { loadPage } from '../../content/load-page.ts'
import { PageBlocks } from '../../content/page-blocks.tsx'
import type { Route } from './+types/home'

export { answerForm as action } from '../../content/answer-form.ts'
export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context)

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
