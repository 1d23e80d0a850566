import { msg, plural } from '@lingui/core/macro'
import { finishedSubstances, type MixtureState } from '../../../domain/mixture/builder.ts'
import {
  carrierNames,
  formNames,
  sizeNames,
  type Translate,
} from '../../../messages/shop/preparations.ts'

/** The chosen parts of a mixture: '3 substances', 'Drops', 'NACL', 'Bottle 30 ml', '× 2'. */
export const mixtureSummary = (state: MixtureState, t: Translate): string[] => {
  const { form, carrier, size, quantity } = state
  const count = finishedSubstances(state).length
  return [
    t(msg`${plural(count, { one: '# substance', other: '# substances' })}`),
    form && t(formNames[form]),
    carrier && t(carrierNames[carrier]),
    size && t(sizeNames[size]),
    `× ${quantity}`,
  ].filter((part) => part !== undefined)
}
