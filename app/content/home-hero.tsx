import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { PageLink } from '../i18n/page-link.tsx'

type Props = {
  title: string
  lead: string
  tagline: string | undefined
  picture: string
  caption: string | undefined
}

/** The head of the home page: text on the left, illustration with its label on the right. */
export const HomeHero = ({ title, lead, tagline, picture, caption }: Props) => (
  <header className="border-b border-line bg-sheet">
    <div className="page grid items-center gap-x-14 gap-y-10 py-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:py-20">
      <div>
        {tagline && <p className="eyebrow mb-4">{tagline}</p>}
        <h1 className="hero-title">{title}</h1>
        <p className="measure mt-6 text-xl leading-relaxed text-muted">{lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <PageLink page="shop.homeopathy.remedies" className={buttonClass()}>
            <Trans>Choose a remedy</Trans>
          </PageLink>
          <PageLink page="shop.make_your_own" className={buttonClass('outline')}>
            <Trans>Make your own</Trans>
          </PageLink>
        </div>
      </div>
      <figure className="border border-line bg-paper p-2 shadow-label sm:p-3">
        <div className="border border-line p-3 sm:p-6">
          <Illustration name={picture} eager className="aspect-[8/5] w-full object-contain" />
        </div>
        {caption && (
          <figcaption className="flex items-baseline justify-between gap-4 px-2 pt-3 pb-1 text-sm text-muted">
            <span className="font-serif italic">{caption}</span>
            <span aria-hidden="true" className="whitespace-nowrap tabular-nums max-sm:hidden">
              Tab. I
            </span>
          </figcaption>
        )}
      </figure>
    </div>
  </header>
)
