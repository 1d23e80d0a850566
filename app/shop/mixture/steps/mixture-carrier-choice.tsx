import { Trans, useLingui } from '@lingui/react/macro'
import { type MixtureCarrier, mixtureCarriers } from '../../../../domain/mixture/mixture-parts.ts'
import { mixtureFormReasonMessages } from '../../../../messages/shop/mixture-form-reasons.ts'
import { CarrierCards } from '../../selector/carrier-cards.tsx'
import { stepId } from '../../selector/steps/focus-step.ts'
import type { Actions } from '../use-builder.ts'

type Props = {
  /** Whether the mixture has a carrier. */
  isAsked: boolean
  chosen: MixtureCarrier | undefined
  change: Actions['change']
}

const choices = mixtureCarriers.map((value) => ({ value, available: true }))

/** The carrier of Drops; Drops with plants or buds have none (R14). */
export const MixtureCarrierChoice = ({ isAsked, chosen, change }: Props) => {
  const { t } = useLingui()
  if (!isAsked)
    return (
      <p className="mt-4 text-sm text-muted">
        {t(mixtureFormReasonMessages['not-with-plants'](t`Vehicle`))}
      </p>
    )
  return (
    <fieldset id={stepId('carrier')} className="mt-6 min-w-0">
      <legend className="mb-2 font-semibold">
        <Trans>Vehicle of the drops</Trans>
      </legend>
      <CarrierCards
        choices={choices}
        chosen={chosen}
        onChoose={(carrier) => change({ type: 'choose-carrier', carrier })}
      />
    </fieldset>
  )
}
