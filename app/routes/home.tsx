import { RenderBlocks } from '../../blocks/render-blocks.tsx'
import { answerForm } from '../content/answer-form.ts'
import { HomeHero } from '../content/home-hero.tsx'
import { loadPage } from '../content/load-page.ts'
import { pageMeta } from '../i18n/page-meta.ts'
import type { Route } from './+types/home'

export { PageBoundary as ErrorBoundary } from '../content/page-boundary.tsx'
export const meta = pageMeta

export const loader = ({ context }: Route.LoaderArgs) => loadPage(context)

/** A form among the blocks, where script does not run. */
export const action = answerForm

/** The title page of the house, and below it what the laboratory has put together. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, lead, blocks } = loaderData
  return (
    <>
      <HomeHero title={title} lead={lead} />
      <div className="pt-16 md:pt-24">
        <RenderBlocks blocks={blocks} isPage />
      </div>
    </>
  )
}
