import type { MixtureState } from '../domain/mixture/builder.ts'
import type { Draft } from '../domain/mixture/draft.ts'

/** What the figures on mixtures are measured with; the builder puts in the names of its list. */
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
