import type { MixtureState } from '../../../domain/mixture/builder.ts'
import { finishedOf } from '../../../domain/mixture/draft.ts'

/** A mixture as `POST /api/shop/price` takes it, by the ids of its remedies. */
export const requestedMixture = ({ substances, form, carrier, size }: MixtureState) => ({
  family: 'custom',
  form,
  carrier,
  size,
  substances: substances
    .filter(finishedOf)
    .map(({ type, remedy, scale, dilution }) => ({ type, remedy: remedy?.id, scale, dilution })),
})
