import { Illustration } from '../../ui/illustration.tsx'
import { SliderSection } from '../../ui/slider/slider.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { ContentIcon } from '../parts/content-icon.tsx'
import type definition from './definition.ts'

/** A slider of names with illustration and link: six per page, one on a phone (D2 §9). */
export default function EssentialsDisplayBlock({
  title,
  description,
  icon_name,
  data: { names },
}: BlockProps<typeof definition, 'essentials_display'>) {
  return (
    <SliderSection
      perPage={6}
      titleClass="flex items-center gap-3"
      title={
        <>
          {icon_name && <ContentIcon name={icon_name} className="size-8 text-leaf" />}
          {title}
        </>
      }
      lead={
        description && (
          <p className="measure mt-2 whitespace-pre-line text-lg text-muted">{description}</p>
        )
      }
    >
      {names.map(({ name, to, picture }) => (
        <li key={name} className="essential">
          <Illustration name={picture} className="size-20" />
          <span className="font-serif text-lg leading-snug italic">
            {to ? (
              <BlockLink to={to} className="card-link">
                {name}
              </BlockLink>
            ) : (
              name
            )}
          </span>
        </li>
      ))}
    </SliderSection>
  )
}
