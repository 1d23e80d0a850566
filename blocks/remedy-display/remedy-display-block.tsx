import { Trans } from '@lingui/react/macro'
import type { BlockProps } from '../block-props.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { LabelSlider } from '../parts/label-slider.tsx'
import type definition from './definition.ts'

/** A slider with all products of a category. */
export default function RemedyDisplayBlock({
  title,
  data: { labels, all },
}: BlockProps<typeof definition, 'remedy_display'>) {
  if (!all)
    return (
      <p className="border-l-2 border-line pl-4 text-muted">
        <Trans>Category not found</Trans>
      </p>
    )
  return (
    <LabelSlider
      title={title || <Trans>Our products</Trans>}
      labels={labels}
      more={
        <BlockLink to={all} className="text-link inline-flex min-h-11 items-center font-medium">
          <Trans>Show all</Trans>
        </BlockLink>
      }
    />
  )
}
