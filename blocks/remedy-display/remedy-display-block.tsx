import { useLingui } from '@lingui/react/macro'
import { SliderSection } from '../../ui/slider/slider.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { LinkedProductLabel } from '../parts/product-labels.tsx'
import type definition from './definition.ts'

/** A slider with all products of a category. */
export default function RemedyDisplayBlock({
  title,
  data: { labels, all },
}: BlockProps<typeof definition, 'remedy_display'>) {
  const { t } = useLingui()
  if (!all) return <p className="border-l-2 border-line pl-4 text-muted">{t`Category not found`}</p>
  return (
    <SliderSection
      title={title || t`Our products`}
      perPage={4}
      more={
        <BlockLink to={all} className="text-link inline-flex min-h-11 items-center font-medium">
          {t`Show all`}
        </BlockLink>
      }
    >
      {labels.map((label) => (
        <LinkedProductLabel key={label.to} {...label} />
      ))}
    </SliderSection>
  )
}
