import { maxMixtureName } from '../cart/cart-info.ts'
import type { Form, Size } from '../homeopathy/form.ts'
import { isQuantity } from '../quantity.ts'
import type { Mixture } from './check-mixture.ts'
import {
  type DilutionsOf,
  type DraftEvent,
  finishedOf,
  type MixtureDraft,
  nextDraft,
} from './draft.ts'
import { asksForCarrier, mixtureFormReason, mixtureSizes } from './mixture-form.ts'
import type { Substance } from './substance.ts'
import { type MixtureCarrier, maxSubstances, mixtureCarriers } from './substance.ts'

/** The state of the builder (D2 §3); an absent key is not chosen yet. */
export type MixtureState = {
  /** The customer's name for it; '' when there is none. */
  name: string
  substances: readonly MixtureDraft[]
  form?: Form
  carrier?: MixtureCarrier
  size?: Size
  quantity: number
}

export type MixtureEvent =
  | { type: 'add' }
  | { type: 'delete'; key: number }
  | DraftEvent
  | { type: 'set-name'; name: string }
  | { type: 'choose-form'; form: Form }
  | { type: 'choose-carrier'; carrier: MixtureCarrier }
  | { type: 'choose-size'; size: Size }
  | { type: 'set-quantity'; quantity: number }
  | { type: 'clear' }

export const emptyMixture: MixtureState = { name: '', substances: [], quantity: 1 }

/** The substances that decide price and forms (D2 §4). */
export const finishedSubstances = ({ substances }: Pick<MixtureState, 'substances'>): Substance[] =>
  substances.map(finishedOf).filter((substance) => substance !== undefined)

type Made = Pick<MixtureState, 'form' | 'carrier' | 'substances'>

/** Whether the size can be chosen: Drops that need a carrier require it first (D2 §5). */
export const isMixtureReadyForSize = ({ form, carrier, substances }: Made): boolean =>
  form !== undefined &&
  (carrier !== undefined || !asksForCarrier(form, finishedSubstances({ substances })))

/**
 * Removes choices that the substances no longer allow: the form with later steps, carrier, size.
 */
export const settle = (state: MixtureState): MixtureState => {
  const { form, carrier, size, ...rest } = state
  const finished = finishedSubstances(state)
  if (!form || mixtureFormReason(form, finished)) return form || carrier || size ? rest : state
  const isAsked = asksForCarrier(form, finished)
  const kept = carrier && !isAsked ? { ...rest, form, ...(size && { size }) } : state
  if (!kept.size || (isMixtureReadyForSize(kept) && mixtureSizes(form).includes(kept.size)))
    return kept
  const { size: _, ...open } = kept
  return open
}

/** The key of the next substance: the highest key plus one. */
const nextKey = (drafts: readonly MixtureDraft[]) =>
  Math.max(0, ...drafts.map(({ key }) => key)) + 1

const add = (state: MixtureState): MixtureState => {
  const { substances } = state
  if (substances.length >= maxSubstances) return state
  return { ...state, substances: [...substances, { key: nextKey(substances) }] }
}

const remove = (state: MixtureState, key: number): MixtureState => {
  const substances = state.substances.filter((draft) => draft.key !== key)
  return substances.length === state.substances.length ? state : settle({ ...state, substances })
}

const change = (state: MixtureState, event: DraftEvent, dilutionsOf: DilutionsOf): MixtureState => {
  const before = state.substances.find(({ key }) => key === event.key)
  if (!before) return state
  const after = nextDraft(before, event, dilutionsOf)
  if (after === before) return state
  const substances = state.substances.map((draft) => (draft === before ? after : draft))
  return settle({ ...state, substances })
}

const chooseForm = (state: MixtureState, form: Form): MixtureState => {
  const { name, substances, quantity } = state
  return form === state.form || mixtureFormReason(form, finishedSubstances(state))
    ? state
    : { name, substances, quantity, form }
}

const chooseCarrier = (state: MixtureState, carrier: MixtureCarrier): MixtureState => {
  const { size: _, ...rest } = state
  const isAsked = state.form && asksForCarrier(state.form, finishedSubstances(state))
  const isNew = mixtureCarriers.includes(carrier) && carrier !== state.carrier
  return isAsked && isNew ? { ...rest, carrier } : state
}

const chooseSize = (state: MixtureState, size: Size): MixtureState =>
  state.form &&
  size !== state.size &&
  isMixtureReadyForSize(state) &&
  mixtureSizes(state.form).includes(size)
    ? { ...state, size }
    : state

const setName = (state: MixtureState, text: string): MixtureState => {
  const name = text.slice(0, maxMixtureName)
  return name === state.name ? state : { ...state, name }
}

/**
 * The state machine of the builder (D2 §4). `dilutionsOf` returns the offered dilutions; a remedy
 * without them cannot be chosen. A disallowed event returns the same object.
 */
export const nextMixture = (
  state: MixtureState,
  event: MixtureEvent,
  dilutionsOf: DilutionsOf,
): MixtureState => {
  switch (event.type) {
    case 'clear':
      return emptyMixture
    case 'add':
      return add(state)
    case 'delete':
      return remove(state, event.key)
    case 'set-name':
      return setName(state, event.name)
    case 'choose-form':
      return chooseForm(state, event.form)
    case 'choose-carrier':
      return chooseCarrier(state, event.carrier)
    case 'choose-size':
      return chooseSize(state, event.size)
    case 'set-quantity':
      return isQuantity(event.quantity) && event.quantity !== state.quantity
        ? { ...state, quantity: event.quantity }
        : state
    default:
      return change(state, event, dilutionsOf)
  }
}

/** The mixture of the finished substances; undefined while a required choice is missing. */
export const mixtureOf = (state: MixtureState): Mixture | undefined => {
  const { form, size, carrier } = state
  const substances = finishedSubstances(state)
  if (!form || !size || !isMixtureReadyForSize(state)) return undefined
  return carrier ? { substances, form, size, carrier } : { substances, form, size }
}
