import { useLingui } from '@lingui/react/macro'
import {
  alternativeSaltPotency,
  customarySaltPotency,
  type Salt,
} from '../../../../domain/catalogue/salt.ts'
import { saltPotencyNames } from '../../../../messages/shop/salts.ts'
import { Price } from '../../../../ui/price.tsx'
import type { Prices } from '../../selector/selector-quote.ts'

/** The price of a price product; empty when the catalogue has none (R19). */
export const SaltPrice = ({ slug, prices }: { slug: string; prices: Prices }) => {
  const price = prices[slug]?.[1]
  return price === undefined ? null : <Price amount={price} />
}

/** The customary potency, and the offered one where it differs. */
export const SaltPotency = ({ salt: { nr, forms } }: { salt: Pick<Salt, 'nr' | 'forms'> }) => {
  const { t } = useLingui()
  const customary = customarySaltPotency(nr)
  const alternative = alternativeSaltPotency(nr, forms)
  const available = alternative && t(saltPotencyNames[alternative])
  const name = t(saltPotencyNames[customary])
  return (
    <>
      {customary === 12 ? <strong>{name}</strong> : name}
      {available && <span className="block text-sm text-muted">{t`available: ${available}`}</span>}
    </>
  )
}
