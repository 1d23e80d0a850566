import { Trans } from '@lingui/react/macro'
import { Illustration } from '../../ui/illustration.tsx'
import { ShelfPicture } from '../../ui/pictures/shelf-picture.tsx'
import { Price } from '../../ui/price.tsx'
import { labelLinkClass, ProductLabel } from '../../ui/product-label.tsx'
import type { LabelData } from '../block-data.ts'
import { BlockLink } from './block-link.tsx'
import { SeasonMark } from './season-mark.tsx'

/** An image of the media library fills the plate; a drawn container stands on it. */
const LabelPicture = ({ address }: { address: string }) =>
  address.startsWith('/media/') ? (
    <Illustration name={address} className="product-label-image" />
  ) : (
    <ShelfPicture src={address} />
  )

/** A product label with a link to the product's page, an `<li>`. */
export const LinkedProductLabel = ({ to, picture, title, topic, nr, ...label }: LabelData) => {
  const { facts, price, isInSeason } = label
  return (
    <ProductLabel
      picture={<LabelPicture address={picture} />}
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
