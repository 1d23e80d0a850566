import { emptyMixture, type MixtureEvent, type MixtureState, nextMixture } from './builder.ts'
import type { DilutionsOf, MixtureDraft } from './draft.ts'

/** Remedies 1 and 2 have both scales, 3 has 200CH only. */
const dilutionsOf: DilutionsOf = (id) => {
  if (id === 3) return { DH: [], CH: ['200'] }
  return id === 1 || id === 2 ? { DH: ['59', '60'], CH: ['9', '30', '200'] } : undefined
}
export const next = (state: MixtureState, event: MixtureEvent) =>
  nextMixture(state, event, dilutionsOf)

export const arnica = { id: 1, name: 'Arnica montana' }
export const bryonia = { id: 2, name: 'Bryonia' }
export const herba = { id: 20001, name: 'Achillea millefolium, herba' }
export const inCh: MixtureDraft = { key: 1, type: 'Homeopathy', remedy: arnica, scale: 'CH' }
export const at30: MixtureDraft = { ...inCh, dilution: '30' }
export const plant: MixtureDraft = { key: 2, type: 'Phytotherapy', remedy: herba }

export const of = (...substances: MixtureDraft[]): MixtureState => ({ ...emptyMixture, substances })
export const globuli: MixtureState = { ...of(at30), form: 'globuli', size: 'tube-1g', quantity: 3 }
export const drops: MixtureState = {
  ...of(at30),
  form: 'drops',
  carrier: 'nacl',
  size: 'bottle-30ml',
  quantity: 3,
}
export const mixed: MixtureState = { ...of(at30, plant), form: 'drops', size: 'bottle-30ml' }
