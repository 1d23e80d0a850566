import { Trans, useLingui } from '@lingui/react/macro'
import {
  alternativeSaltPotency,
  customarySaltPotency,
  type Salt,
} from '../../../../domain/catalogue/salt.ts'
import { saltPotencyNames } from '../../../../messages/shop/salts.ts'

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
      {available && (
        <span className="block text-sm text-muted">
          <Trans>available: {available}</Trans>
        </span>
      )}
    </>
  )
}
