import type { ReactNode } from 'react'
import type { PicturedIngredient } from '../domain/pictures/ingredient-illustrations.ts'
import type { Picture } from '../domain/pictures/printed-picture.ts'
import { ContainerPicture } from './container-picture.tsx'
import { Illustration } from './illustration.tsx'

/** Classes of the title's link, which covers the whole label. */
export const labelLinkClass = 'card-link'

type Props = {
  picture: Picture
  /** Beside the container. */
  ingredient?: PicturedIngredient | undefined
  /** At the corner of the picture. */
  mark?: ReactNode
  topic: string
  nr?: ReactNode
  /** The name, as a link. */
  title: ReactNode
  /** 'Granules · Tube 4 g'. */
  facts: string
  price?: ReactNode
  /** Next to the price, above the covering link. */
  action?: ReactNode
  /** What the filter of a list compares. */
  filterKeys?: { topic: string; form: string }
}

/** In px for each millimetre, the same for all products of the site. */
const scale = 1.2

/** A product in a list, in the layout of a pack label. */
export const ProductLabel = (props: Props) => {
  const { picture, ingredient, mark, topic, nr, title, facts, price, action, filterKeys } = props
  return (
    <li className="product-label" data-topic={filterKeys?.topic} data-form={filterKeys?.form}>
      <div className="product-label-picture">
        {ingredient && (
          <figure className="grid w-28 justify-items-center gap-1 self-center">
            <Illustration name={ingredient.illustration} className="size-24" />
            <figcaption className="text-center text-xs leading-tight text-muted italic">
              {ingredient.name}
            </figcaption>
          </figure>
        )}
        <ContainerPicture picture={picture} scale={scale} className="h-auto max-w-full" />
        {mark && <span className="absolute top-3 left-3">{mark}</span>}
      </div>
      <div className="product-label-text">
        {/* Floated, so that a topic that is too long for the line wraps below the number. */}
        <p className="flow-root min-h-5 text-sm text-muted">
          {nr && <span className="float-right ml-3 tabular-nums">{nr}</span>}
          {topic}
        </p>
        <h3 className="mt-1 text-lg leading-snug hyphens-auto">{title}</h3>
        <p className="mt-1 text-sm text-muted">{facts}</p>
        <div className="product-label-price">
          {price}
          {action}
        </div>
      </div>
    </li>
  )
}
