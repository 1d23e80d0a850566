import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { dilutionText } from '../../../domain/homeopathy/dilution-steps.ts'
import type { Form, Size } from '../../../domain/homeopathy/form.ts'
import {
  finishedSubstances,
  isMixtureReadyForSize,
  type MixtureEvent,
  type MixtureState,
} from '../../../domain/mixture/builder.ts'
import type { DilutionsOf } from '../../../domain/mixture/draft.ts'
import {
  formsWithSolutions,
  hasNoForm,
  substancesTooHigh,
  type TooHigh,
} from '../../../domain/mixture/form-solutions.ts'
import { asksForCarrier, mixtureSizes } from '../../../domain/mixture/mixture-form.ts'
import { type MixtureCarrier, mixtureCarriers } from '../../../domain/mixture/substance.ts'
import type { Centimes } from '../../../domain/money.ts'
import { mixtureFormReasonMessages } from '../../../messages/shop/mixture-form-reasons.ts'
import { formNames, sizeNames } from '../../../messages/shop/preparations.ts'
import { substanceDraftMessage } from '../../../messages/shop/substance-drafts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CarrierCards, FormCards, SizeCards } from '../selector/choice-cards.tsx'
import type { Prices } from '../selector/selector-quote.ts'
import { notesOf, StepFrame, StepNotes, stepId } from '../selector/step-frame.tsx'
import { mixtureQuote } from './mixture-quote.ts'
import { findListed, type ListAddresses } from './substances/substance-lists.ts'
import type { Actions, RemovedChoices } from './use-builder.ts'

type NoFormNoticeProps = { tooHigh: readonly TooHigh[]; change: Actions['change'] }

/**
 * Names the substances that rule out every form, with the change that makes Drops available (R15).
 */
const NoFormNotice = ({ tooHigh, change }: NoFormNoticeProps) => {
  const { t } = useLingui()
  return (
    <div role="alert" className="mb-4 rounded-md border-l-4 border-ochre-light bg-ochre-wash p-4">
      <p className="font-semibold">{t`No form is available for these substances.`}</p>
      <p className="mt-1 text-sm">
        <Trans>
          With plants or buds a mixture is made as Drops, and Drops are only available up to 30 CH.
          Lower or delete the higher dilutions, or delete the plants and buds:
        </Trans>
      </p>
      <ul className="mt-2 grid gap-1">
        {tooHigh.map(({ draft, nearest }) => {
          const { key, scale = 'CH' } = draft
          const name = nearest && dilutionText(scale, nearest)
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-4">
              <span className="font-medium">{substanceDraftMessage(draft)}</span>
              {nearest ? (
                <button
                  type="button"
                  onClick={() => change({ type: 'choose-dilution', key, dilution: nearest })}
                  className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold"
                >
                  {t`Change to ${name}`}
                  <Icon name="arrow-right" className="size-4" />
                </button>
              ) : (
                <span className="text-sm text-muted">{t`not made in a lower dilution`}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const withPlants = msg`Not available if there is a Phyto- or Gemmotherapy substance.`

/** Announces choices that a change removed in addition. */
const ChangedChoicesNotice = ({ taken }: { taken: RemovedChoices | undefined }) => {
  const { t } = useLingui()
  const textOf = (one: RemovedChoices) => {
    if (one.what === 'carrier') {
      const reason = t(withPlants)
      return t`The vehicle has been deselected. ${reason}`
    }
    const name = t(formNames[one.form])
    const reason = t(
      one.reason === 'not-with-plants' ? withPlants : mixtureFormReasonMessages[one.reason](),
    )
    return t`${name} is no longer selected. ${reason}`
  }
  return (
    <p role="status" className={taken ? 'mb-3 flex gap-2 text-sm font-medium text-ochre' : ''}>
      {taken && (
        <>
          <Icon name="info" className="mt-0.5 size-4" />
          {textOf(taken)}
        </>
      )}
    </p>
  )
}

type MixtureCarrierChoiceProps = {
  /** Whether the mixture has a carrier. */
  isAsked: boolean
  chosen: MixtureCarrier | undefined
  change: Actions['change']
}

const choices = mixtureCarriers.map((value) => ({ value, available: true }))

/** The carrier of Drops; Drops with plants or buds have none (R14). */
const MixtureCarrierChoice = ({ isAsked, chosen, change }: MixtureCarrierChoiceProps) => {
  const { t } = useLingui()
  if (!isAsked)
    return (
      <p className="mt-4 text-sm text-muted">
        {t(mixtureFormReasonMessages['not-with-plants'](t`Vehicle`))}
      </p>
    )
  return (
    <fieldset id={stepId('carrier')} className="mt-6 min-w-0">
      <legend className="mb-2 font-semibold">{t`Vehicle for the drops`}</legend>
      <CarrierCards
        choices={choices}
        chosen={chosen}
        onChoose={(carrier) => change({ type: 'choose-carrier', carrier })}
      />
    </fieldset>
  )
}

type PricedSize = { value: Size; available: boolean; price: Centimes | undefined }

/** The sizes of the form with their prices. */
const pricedSizes = (state: MixtureState, prices: Prices): PricedSize[] => {
  const { form } = state
  if (!form) return []
  const available = isMixtureReadyForSize(state)
  const substances = finishedSubstances(state)
  return mixtureSizes(form).map((value) => {
    const quote = mixtureQuote({ substances, form, size: value }, 1, prices)
    return { value, available, price: quote.state === 'found' ? quote.price : undefined }
  })
}

type MixtureSizeStepProps = { state: MixtureState; prices: Prices; change: Actions['change'] }

export const MixtureSizeStep = ({ state, prices, change }: MixtureSizeStepProps) => {
  const { t } = useLingui()
  const sizes = pricedSizes(state, prices)
  const { size: chosen } = state
  const waiting = sizes.length > 0 ? t`Choose a vehicle first.` : t`Choose a form first.`
  return (
    <StepFrame
      step="size"
      number={3}
      title={t`Size`}
      waiting={!sizes.some(({ available }) => available) && waiting}
      answer={chosen && t(sizeNames[chosen])}
    >
      {sizes.length > 0 && (
        <SizeCards
          choices={sizes}
          chosen={chosen}
          priceOf={(size) => sizes.find(({ value }) => value === size)?.price}
          onChoose={(size) => change({ type: 'choose-size', size })}
        />
      )}
    </StepFrame>
  )
}

type Props = {
  state: MixtureState
  addresses: ListAddresses
  taken: RemovedChoices | undefined
  change: Actions['change']
}

/** Selects Drops after the dilutions have been lowered for them. */
const withDrops = (events: readonly MixtureEvent[]): MixtureEvent[] =>
  events.some(({ type }) => type === 'choose-form')
    ? [...events]
    : [...events, { type: 'choose-form', form: 'drops' }]

export const MixtureFormStep = ({ state, addresses, taken, change }: Props) => {
  const { t } = useLingui()
  const { form, carrier } = state
  const dilutionsOf: DilutionsOf = (id) => findListed('Homeopathy', addresses, id)?.dilutions
  const inTheWay = hasNoForm(state, dilutionsOf) ? substancesTooHigh(state, dilutionsOf) : undefined
  const nameOf = (value: Form) => t(formNames[value])
  const choices = formsWithSolutions(state, dilutionsOf).map((choice) => ({
    value: choice.form,
    ...choice,
  }))
  const isWaiting = choices.some((choice) => !choice.available && choice.reason === 'no-substances')
  const notes = notesOf(choices).filter(({ reason }) => reason !== 'no-substances')
  const nearestName = (events: readonly MixtureEvent[]) => {
    const [first] = events
    if (first?.type === 'choose-dilution') return dilutionText('CH', first.dilution)
    return nameOf('drops')
  }
  const lines = notes.map(({ values, reason, nearest }) => ({
    text: t(mixtureFormReasonMessages[reason](values.map(nameOf).join(', '))),
    nearest:
      nearest && !inTheWay && form !== 'drops'
        ? { name: nearestName(nearest), onTake: () => change(...withDrops(nearest)) }
        : undefined,
  }))
  const waiting =
    state.substances.length === 0 ? t`Add a substance first.` : t`Complete a substance first.`
  return (
    <StepFrame
      step="form"
      number={2}
      title={t`Form`}
      waiting={isWaiting && waiting}
      answer={form && nameOf(form)}
    >
      <ChangedChoicesNotice taken={taken} />
      {inTheWay && <NoFormNotice tooHigh={inTheWay} change={change} />}
      <FormCards
        choices={choices}
        notes={notes}
        chosen={form}
        onChoose={(value) => change({ type: 'choose-form', form: value })}
      />
      <StepNotes id="form" lines={lines} />
      {form === 'drops' && (
        <MixtureCarrierChoice
          isAsked={asksForCarrier('drops', finishedSubstances(state))}
          chosen={carrier}
          change={change}
        />
      )}
    </StepFrame>
  )
}
