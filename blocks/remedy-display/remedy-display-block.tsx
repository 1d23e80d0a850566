import { Trans } from '@lingui/react/macro'
import { BlockLink } from '../parts/block-link.tsx'
import { LabelSlider } from '../parts/label-slider.tsx'
import type { PropsOf } from '../shown-block.ts'

/** All of a category, leafed through; four at a time, OTC three, on a phone one (D2 §9). */
export default function RemedyDisplayBlock({
  title,
  category,
  data: { labels, all },
}: PropsOf<'remedy_display'>) {
  if (!all)
    return (
      <p className="border-l-2 border-line pl-4 text-muted">
        <Trans>Category not found</Trans>
      </p>
    )
  const isOtc = category === 'otc' || category === 'animals'
  return (
    <LabelSlider
      title={title || <Trans>Our products</Trans>}
      labels={labels}
      perPage={isOtc ? 3 : 4}
      more={
        <BlockLink to={all} className="text-link inline-flex min-h-11 items-center font-medium">
          <Trans>Show all</Trans>
        </BlockLink>
      }
    />
  )
}
