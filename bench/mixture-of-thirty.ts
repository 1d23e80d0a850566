import type { MixtureState } from '../domain/mixture/builder.ts'
import type { Draft } from '../domain/mixture/draft.ts'

/** The mixture of the measurements; the builder replaces the names. */
export const mixtureOfThirty: MixtureState = {
  name: '',
  quantity: 1,
  form: 'globuli',
  size: 'tube-1g',
  substances: Array.from(
    { length: 30 },
    (_, at): Draft => ({
      key: at + 1,
      type: 'Homeopathy',
      remedy: { id: at + 150, name: 'as listed' },
      scale: 'CH',
      // Every remedy is made in it.
      dilution: '15',
    }),
  ),
}
