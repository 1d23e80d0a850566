import { maxMixtureName } from '../cart/cart-info.ts'
import { dilutionSteps } from '../homeopathy/dilution-steps.ts'
import { forms, sizes } from '../homeopathy/form.ts'
import { cleanLine } from '../order/free-text.ts'
import { isQuantity } from '../quantity.ts'
import { emptyMixture, type MixtureState, settle } from './builder.ts'
import { type MixtureDraft, type NamedRemedy, nextDraft, type OfferedDilutions } from './draft.ts'
import {
  maxSubstances,
  mixtureCarriers,
  mixtureScales,
  type SubstanceType,
  substanceTypes,
} from './substance.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const oneOf = <Code extends string>(codes: readonly Code[], value: unknown): Code | undefined =>
  codes.find((code) => code === value)

/** In characters; longer than any name of the catalogue. */
const maxRemedyNameLength = 120

const readRemedy = (value: unknown): NamedRemedy | undefined => {
  if (!isObject(value)) return undefined
  const { id, name } = value
  const isKnown = typeof id === 'number' && Number.isSafeInteger(id) && id > 0
  if (!isKnown || typeof name !== 'string') return undefined
  return name !== '' && name.length <= maxRemedyNameLength ? { id, name } : undefined
}

/** Keeps the valid choices; choices that depend on an invalid one are dropped. */
const readDraft = (value: unknown): MixtureDraft | undefined => {
  if (!isObject(value)) return undefined
  const { key } = value
  if (typeof key !== 'number' || !Number.isSafeInteger(key) || key < 1) return undefined
  const type = oneOf(substanceTypes, value.type)
  if (!type) return { key }
  const remedy = readRemedy(value.remedy)
  if (type !== 'Homeopathy') return remedy ? { key, type, remedy } : { key, type }
  const scale = oneOf(mixtureScales, value.scale)
  const draft = { key, type, ...(remedy && { remedy }), ...(scale && { scale }) }
  const dilution = remedy && scale && oneOf(dilutionSteps[scale], value.dilution)
  return dilution ? { ...draft, dilution } : draft
}

const readDrafts = (value: unknown): MixtureDraft[] => {
  const drafts = new Map<number, MixtureDraft>()
  for (const one of Array.isArray(value) ? value.slice(0, maxSubstances) : []) {
    const draft = readDraft(one)
    if (draft && !drafts.has(draft.key)) drafts.set(draft.key, draft)
  }
  return [...drafts.values()]
}

/** Parses the mixture persisted in the browser: invalid parts are dropped, never throws (D1 §4). */
export const readMixture = (stored: unknown): MixtureState => {
  if (!isObject(stored)) return emptyMixture
  const { name, quantity } = stored
  const form = oneOf(forms, stored.form)
  const carrier = oneOf(mixtureCarriers, stored.carrier)
  const size = oneOf(sizes, stored.size)
  return settle({
    name: typeof name === 'string' ? cleanLine(name, maxMixtureName) : '',
    substances: readDrafts(stored.substances),
    ...(form && { form }),
    ...(carrier && { carrier }),
    ...(size && { size }),
    quantity: typeof quantity === 'number' && isQuantity(quantity) ? quantity : 1,
  })
}

/** A remedy of today's list; only homeopathic ones have `dilutions`. */
export type StoredMixtureRemedy = NamedRemedy & { dilutions?: OfferedDilutions }

const recheckDraft = (
  draft: MixtureDraft,
  listed: StoredMixtureRemedy | undefined,
): MixtureDraft => {
  const { key, remedy, scale, dilution } = draft
  if (!remedy) return draft
  if (!listed) return nextDraft(draft, { type: 'clear-remedy', key }, () => undefined)
  const { id, name, dilutions } = listed
  const named = name === remedy.name ? draft : { ...draft, remedy: { id, name } }
  if (!dilutions || !scale) return named
  if (dilution !== undefined && dilutions[scale].includes(dilution)) return named
  const { dilution: _, scale: __, ...open } = named
  return dilutions[scale].length > 0 ? (dilution === undefined ? named : { ...open, scale }) : open
}

/**
 * Updates a persisted mixture to today's catalogue. Removed remedies and dilutions are dropped,
 * names are updated. Returns the same object when nothing changes.
 */
export const recheckMixture = (
  state: MixtureState,
  type: SubstanceType,
  find: (id: number) => StoredMixtureRemedy | undefined,
): MixtureState => {
  const substances = state.substances.map((draft) =>
    draft.type === type && draft.remedy ? recheckDraft(draft, find(draft.remedy.id)) : draft,
  )
  const isSame = substances.every((draft, index) => draft === state.substances[index])
  return isSame ? state : settle({ ...state, substances })
}
