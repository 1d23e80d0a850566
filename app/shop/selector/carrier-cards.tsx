import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Carrier } from '../../../domain/homeopathy/form.ts'
import type { MixtureCarrier } from '../../../domain/mixture/mixture-parts.ts'
import { carrierNames } from '../../../messages/shop/preparations.ts'
import { RadioCards } from './radio-cards.tsx'

const hints = {
  '25-aeth': msg`alcohol`,
  nacl: msg`saline solution`,
  water: msg`without alcohol`,
  'e-dist': msg`distilled water`,
} satisfies Record<Carrier | MixtureCarrier, unknown>

type Props<Value> = {
  choices: readonly { value: Value; available: boolean }[]
  chosen: Value | undefined
  onChoose: (carrier: Value) => void
}

/** The carriers of Drops with descriptions. */
export const CarrierCards = <Value extends Carrier | MixtureCarrier>(props: Props<Value>) => {
  const { t } = useLingui()
  return (
    <RadioCards name="carrier" {...props} className="sm:grid-cols-3">
      {(carrier) => (
        <span className="grid leading-snug max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:gap-3">
          <span className="font-medium">{t(carrierNames[carrier])}</span>
          <span className="text-xs text-muted">{t(hints[carrier])}</span>
        </span>
      )}
    </RadioCards>
  )
}
