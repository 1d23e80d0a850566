import { Trans } from '@lingui/react/macro'
import { ShelfPicture } from '../../ui/pictures/shelf-picture.tsx'
import { Price } from '../../ui/price.tsx'
import { labelLinkClass, ProductLabel } from '../../ui/product-label.tsx'
import type { LabelData } from '../block-data.ts'
import { BlockLink } from './block-link.tsx'
import { SeasonMark } from './season-mark.tsx'

/** Product labels, each an `<li>` with a link to the product's page. */
export const ProductLabels = ({ labels }: { labels: readonly LabelData[] }) =>
  labels.map(({ to, picture, title, topic, nr, facts, price, isInSeason }) => (
    <ProductLabel
      key={to}
      picture={<ShelfPicture src={picture} />}
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
  ))
