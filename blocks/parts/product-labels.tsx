import { Trans } from '@lingui/react/macro'
import { PlatePicture } from '../../ui/pictures/plate-picture.tsx'
import { labelLinkClass, ProductLabel } from '../../ui/pictures/product-label.tsx'
import { Price } from '../../ui/price.tsx'
import type { LabelData } from '../block-data.ts'
import { BlockLink } from './block-link.tsx'
import { SeasonMark } from './season-mark.tsx'

/** A product label with a link to the product's page, an `<li>`. */
export const LinkedProductLabel = ({ to, title, topic, nr, ...label }: LabelData) => {
  const { image, picture, ingredient, facts, price, isInSeason } = label
  return (
    <ProductLabel
      picture={<PlatePicture image={image} picture={picture} ingredient={ingredient} />}
      mark={isInSeason && <SeasonMark />}
      topic={topic}
      nr={nr !== undefined && <Trans>No. {nr}</Trans>}
      title={
        <BlockLink to={to} className={labelLinkClass}>
          {title}
        </BlockLink>
      }
      facts={facts}
      price={price !== undefined && <Price amount={price} />}
    />
  )
}
