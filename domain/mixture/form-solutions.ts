import { nearestDilution } from '../homeopathy/choices.ts'
import type { Form } from '../homeopathy/form.ts'
import { isTooHighForDrops } from '../homeopathy/form.ts'
import { finishedSubstances, type MixtureEvent, type MixtureState } from './builder.ts'
import type { DilutionsOf, MixtureDraft } from './draft.ts'
import { type FormChoice, hasPlants, mixtureForms } from './mixture-form.ts'

/** The highest dilution of Drops (D2 §9). */
const maxDropsDilution = '30'

/** A substance too high for Drops, and the nearest dilution that Drops allow. */
export type TooHigh = { draft: MixtureDraft; nearest?: string }

const lowerOf = ({ remedy, scale = 'CH' }: MixtureDraft, dilutionsOf: DilutionsOf) => {
  const offered = (remedy && dilutionsOf(remedy.id)?.[scale]) ?? []
  const low = offered.filter((dilution) => !isTooHighForDrops(scale, dilution))
  return nearestDilution(scale, maxDropsDilution, low)
}

/** The substances that make Drops unavailable, with the change that would allow them (R18). */
export const substancesTooHigh = (state: MixtureState, dilutionsOf: DilutionsOf): TooHigh[] =>
  state.substances
    .filter(({ scale, dilution }) => scale && dilution && isTooHighForDrops(scale, dilution))
    .map((draft) => {
      const nearest = lowerOf(draft, dilutionsOf)
      return nearest ? { draft, nearest } : { draft }
    })

/** Whether no form is left: a dilution too high for Drops together with plants (R15). */
export const hasNoForm = (state: MixtureState, dilutionsOf: DilutionsOf): boolean =>
  hasPlants(finishedSubstances(state)) && substancesTooHigh(state, dilutionsOf).length > 0

export type FormWithSolutions = FormChoice & { nearest?: MixtureEvent[] }

const solutionFor = (
  choice: FormChoice,
  state: MixtureState,
  dilutionsOf: DilutionsOf,
): MixtureEvent[] | undefined => {
  if (choice.available) return undefined
  if (choice.reason === 'drops-up-to-30ch') {
    const tooHigh = substancesTooHigh(state, dilutionsOf)
    const events = tooHigh.flatMap(({ draft: { key }, nearest }): MixtureEvent[] =>
      nearest ? [{ type: 'choose-dilution', key, dilution: nearest }] : [],
    )
    return events.length === tooHigh.length ? events : undefined
  }
  const drops: Form = 'drops'
  return choice.reason === 'not-with-plants' && !hasNoForm(state, dilutionsOf)
    ? [{ type: 'choose-form', form: drops }]
    : undefined
}

/** All forms in display order, unavailable ones with the reason and the nearest solution (R18). */
export const formsWithSolutions = (
  state: MixtureState,
  dilutionsOf: DilutionsOf,
): FormWithSolutions[] =>
  mixtureForms(finishedSubstances(state), state.substances.length > 0).map((choice) => {
    const nearest = solutionFor(choice, state, dilutionsOf)
    return nearest ? { ...choice, nearest } : choice
  })
