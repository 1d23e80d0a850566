import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { dilutionText } from '../../domain/homeopathy/dilution-steps.ts'
import type { PriceCombination } from '../../domain/prices/price-combination.ts'
import { formNames, sizeMessage, sizeNames, type Translate } from '../shop/preparations.ts'
import { sizedNames } from '../shop/sized-names.ts'

type OfForm = Extract<PriceCombination, { family: 'homeopathy' | 'mixture' }>

const dilutionsMessage = ({ dilutions }: Pick<OfForm, 'dilutions'>) =>
  dilutions
    .map(({ scale, from, to }) => {
      const [first, last] = [dilutionText(scale, from), dilutionText(scale, to)]
      return first === last ? first : `${first} – ${last}`
    })
    .join(', ')

const substancesMessage = (from: number, to: number | undefined): MessageDescriptor =>
  to === undefined ? msg`${from} or more substances` : msg`${from} to ${to} substances`

const familyOf = (combination: OfForm): MessageDescriptor => {
  if (combination.family === 'homeopathy') return msg`Single remedy`
  if (combination.plants === 'Phytotherapy') return msg`Mixture with plants`
  return combination.plants === 'Gemmotherapy' ? msg`Mixture with buds` : msg`Mixture`
}

const partsOf = (combination: PriceCombination, t: Translate): string[] => {
  if (combination.family === 'schussler')
    return [t(msg`Schüssler salt`), combination.form === 'pills' ? t(msg`Tablets`) : t(msg`Powder`)]
  if (combination.family !== 'homeopathy' && combination.family !== 'mixture')
    return [t(sizedNames[combination.family]), sizeMessage(combination.size)]
  const { form, size, category } = combination
  const substances = combination.family === 'mixture' ? combination.substances : undefined
  return [
    t(familyOf(combination)),
    t(formNames[form]),
    t(sizeNames[size]),
    ...(substances ? [t(substancesMessage(substances.from, substances.to))] : []),
    ...(category === undefined ? [] : [dilutionsMessage(combination)]),
  ]
}

/** What a price is for: 'Single remedy · Drops · Bottle 30 ml · 3 CH – 30 CH'. */
export const combinationMessage = (combination: PriceCombination, t: Translate): string =>
  partsOf(combination, t).join(' · ')
