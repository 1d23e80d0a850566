import { emptyMixture, type MixtureState } from '../../../domain/mixture/builder.ts'
import { readMixture } from '../../../domain/mixture/stored-mixture.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import { usePersisted } from '../../shell/persisted/use-persisted.ts'

// The persisted value is our own state or from an earlier visit; each object is parsed once.
const read = new WeakMap<object, MixtureState>()

const mixtureIn = (stored: unknown): MixtureState => {
  if (typeof stored !== 'object' || stored === null) return emptyMixture
  const state = read.get(stored) ?? readMixture(stored)
  read.set(stored, state)
  return state
}

/** The mixture in the builder: persisted across reloads and logins, cleared at logout (D1 §4). */
export const usePersistedMixture = (): MixtureState =>
  mixtureIn(usePersisted(({ mixture }) => mixture))

export const persistedMixture = (): MixtureState => mixtureIn(persistedStore.getState().mixture)

export const persistMixture = (mixture: MixtureState) => {
  read.set(mixture, mixture)
  persistedStore.setState({ mixture })
}
