import { useLingui } from '@lingui/react/macro'
import type { BlockProps } from '../block-props.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { LabelSlider } from '../parts/label-slider.tsx'
import type definition from './definition.ts'

/** A slider with all products of a category. */
export default function RemedyDisplayBlock({
  title,
  data: { labels, all },
}: BlockProps<typeof definition, 'remedy_display'>) {
  const { t } = useLingui()
  if (!all) return <p className="border-l-2 border-line pl-4 text-muted">{t`Category not found`}</p>
  return (
    <LabelSlider
      title={title || t`Our products`}
      labels={labels}
      more={
        <BlockLink to={all} className="text-link inline-flex min-h-11 items-center font-medium">
          {t`Show all`}
        </BlockLink>
      }
    />
  )
}
