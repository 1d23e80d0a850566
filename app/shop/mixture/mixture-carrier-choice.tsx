import { Trans, useLingui } from '@lingui/react/macro'
import { finishedSubstances, type MixtureState } from '../../../domain/mixture/builder.ts'
import { asksForCarrier, mixtureCarriers } from '../../../domain/mixture/mixture-form.ts'
import { CarrierCards } from '../selector/carrier-cards.tsx'
import { stepId } from '../selector/step-frame.tsx'
import { formReasonTexts } from './reason-texts.ts'
import type { Actions } from './use-builder.ts'

type Props = { state: MixtureState; change: Actions['change'] }

const choices = mixtureCarriers.map((value) => ({ value, available: true }))

/** What Drops are made with; not asked of those with plants or buds (R14). */
export const MixtureCarrierChoice = ({ state, change }: Props) => {
  const { t } = useLingui()
  if (!asksForCarrier('drops', finishedSubstances(state)))
    return (
      <p className="mt-4 text-sm text-muted">{t(formReasonTexts['not-with-plants'](t`Carrier`))}</p>
    )
  return (
    <fieldset id={stepId('carrier')} className="mt-6 min-w-0">
      <legend className="mb-2 font-semibold">
        <Trans>Carrier of the drops</Trans>
      </legend>
      <CarrierCards
        choices={choices}
        chosen={state.carrier}
        onChoose={(carrier) => change({ type: 'choose-carrier', carrier })}
      />
    </fieldset>
  )
}
