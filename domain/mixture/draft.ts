import {
  type MixtureScale,
  mixtureScales,
  type Substance,
  type SubstanceType,
} from './substance.ts'

/** A remedy reference: the laboratory's id and the name on its labels. */
export type NamedRemedy = { id: number; name: string }

/** A substance being chosen; an absent key is not chosen yet. `key` identifies it in the list. */
export type MixtureDraft = {
  key: number
  type?: SubstanceType
  remedy?: NamedRemedy
  scale?: MixtureScale
  dilution?: string
}

/** The dilutions of a homeopathic remedy in mixtures; empty: scale not offered. */
export type OfferedDilutions = Readonly<Record<MixtureScale, readonly string[]>>

/**
 * The offered dilutions of a homeopathic remedy; undefined while not loaded or when it is unknown.
 */
export type DilutionsOf = (remedy: number) => OfferedDilutions | undefined

export type DraftEvent =
  | { type: 'choose-type'; key: number; substance: SubstanceType }
  | { type: 'choose-remedy'; key: number; remedy: NamedRemedy }
  | { type: 'clear-remedy'; key: number }
  | { type: 'choose-scale'; key: number; scale: MixtureScale }
  | { type: 'choose-dilution'; key: number; dilution: string }

/** The scales of mixtures that the remedy is offered in. */
export const offeredScales = (offered: OfferedDilutions): MixtureScale[] =>
  mixtureScales.filter((scale) => offered[scale].length > 0)

/** Resets the dilution; keeps the scale when the new remedy has it (D2 §4). */
const chooseRemedy = (
  draft: MixtureDraft,
  remedy: NamedRemedy,
  dilutionsOf: DilutionsOf,
): MixtureDraft => {
  const { key, type, scale } = draft
  if (!type || remedy.id === draft.remedy?.id) return draft
  if (type !== 'Homeopathy') return { key, type, remedy }
  const scales = offeredScales(dilutionsOf(remedy.id) ?? { DH: [], CH: [] })
  if (scales.length === 0) return draft
  return scale && scales.includes(scale) ? { key, type, remedy, scale } : { key, type, remedy }
}

const clearRemedy = (draft: MixtureDraft): MixtureDraft => {
  const { remedy, dilution: _, ...rest } = draft
  return remedy ? rest : draft
}

const chooseScale = (
  draft: MixtureDraft,
  scale: MixtureScale,
  offered: OfferedDilutions,
): MixtureDraft => {
  const { dilution: _, ...rest } = draft
  return offered[scale].length > 0 && scale !== draft.scale ? { ...rest, scale } : draft
}

const chooseDilution = (
  draft: MixtureDraft,
  dilution: string,
  offered: OfferedDilutions,
): MixtureDraft =>
  draft.scale && offered[draft.scale].includes(dilution) && dilution !== draft.dilution
    ? { ...draft, dilution }
    : draft

/** The state machine of one substance; a disallowed event returns the same object. */
export const nextDraft = (
  draft: MixtureDraft,
  event: DraftEvent,
  dilutionsOf: DilutionsOf,
): MixtureDraft => {
  const { key, type, remedy } = draft
  if (event.type === 'choose-type')
    return event.substance === type ? draft : { key, type: event.substance }
  if (event.type === 'choose-remedy') return chooseRemedy(draft, event.remedy, dilutionsOf)
  if (event.type === 'clear-remedy') return clearRemedy(draft)
  const offered = type === 'Homeopathy' && remedy && dilutionsOf(remedy.id)
  if (!offered) return draft
  return event.type === 'choose-scale'
    ? chooseScale(draft, event.scale, offered)
    : chooseDilution(draft, event.dilution, offered)
}

/**
 * The finished substance; undefined while remedy or, in homeopathy, dilution is missing (D2 §4).
 */
export const finishedOf = ({
  type,
  remedy,
  scale,
  dilution,
}: MixtureDraft): Substance | undefined => {
  if (!type || !remedy) return undefined
  const { name } = remedy
  if (type !== 'Homeopathy') return { type, name }
  return scale && dilution ? { type, name, scale, dilution } : undefined
}

/** Whether its card can be closed: type, remedy and, in homeopathy, scale are chosen (D2 §4). */
export const canClose = ({ type, remedy, scale }: MixtureDraft): boolean =>
  type !== undefined && remedy !== undefined && (type !== 'Homeopathy' || scale !== undefined)
