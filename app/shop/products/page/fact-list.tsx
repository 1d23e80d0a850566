import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProductDetail } from '../../../../domain/catalogue/product-view.ts'
import { useProductFacts } from '../use-product-facts.ts'
import { type FactName, productPageParts } from './product-sections.tsx'

const names: Record<FactName, ReactNode> = {
  topic: <Trans>Topic</Trans>,
  form: <Trans>Form</Trans>,
  size: <Trans>Size</Trans>,
  season: <Trans>Season</Trans>,
  remedies: <Trans>Remedies</Trans>,
  substances: <Trans>Substances</Trans>,
}

/** The short facts of a product; missing ones are omitted. */
export const FactList = ({ product }: { product: ProductDetail }) => {
  const facts = useProductFacts(product)
  const values: Record<FactName, string> = { ...facts, substances: facts.remedies }
  return (
    <dl className="border-t border-line">
      {productPageParts[product.kind].facts
        .filter((fact) => values[fact])
        .map((fact) => (
          <div
            key={fact}
            className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 sm:grid-cols-[9.5rem_minmax(0,1fr)] border-b border-line py-2.5"
          >
            <dt className="text-muted">{names[fact]}</dt>
            <dd className="tabular-nums">{values[fact]}</dd>
          </div>
        ))}
    </dl>
  )
}
