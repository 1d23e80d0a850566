import { Trans } from '@lingui/react/macro'
import { Illustration } from '../../ui/illustration.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { LinkedProductLabel } from '../parts/product-labels.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

/** The products of the current month, with an illustration. */
export default function SeasonalRemedyDisplayBlock({
  title,
  text,
  data: { labels, all, month },
}: BlockProps<typeof definition, 'seasonal_remedy_display'>) {
  return (
    <section className="@container">
      <div className="grid gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="season-head">
          <p className="eyebrow text-ochre">{month}</p>
          <h2 className="mt-2">{title || <Trans>For the season</Trans>}</h2>
          {text && <RichTextView text={text} className="mt-4 text-lg text-muted" />}
          <Illustration name="seasonal" className="mt-6 h-auto w-40 @max-4xl:hidden" />
          <p className="mt-4">
            <BlockLink to={all} className="text-link inline-flex min-h-11 items-center font-medium">
              <Trans>All seasonal remedies</Trans>
            </BlockLink>
          </p>
        </div>
        <ul
          className={`grid content-start gap-6 @md:grid-cols-2 ${labels.length % 3 === 0 ? '@6xl:grid-cols-3' : ''}`}
        >
          {labels.map((label) => (
            <LinkedProductLabel key={label.to} {...label} />
          ))}
        </ul>
      </div>
    </section>
  )
}
