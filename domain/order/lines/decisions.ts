import { decideMixture } from './custom.ts'
import type { Decide, PricedType } from './decision.ts'
import { decideHomeopathy } from './homeopathy.ts'
import { decideSalt } from './schussler.ts'
import { decideSized } from './sized.ts'

const decisions: { readonly [Type in PricedType]: Decide<Type> } = {
  homeopathy: decideHomeopathy,
  gemmotherapy: decideSized('gemmotherapy'),
  phytotherapy: decideSized('phytotherapy'),
  oligotherapy: decideSized('oligotherapy'),
  custom: decideMixture,
  schussler: decideSalt,
}

/** The rules of a family with price products. */
export const decisionOf = <Type extends PricedType>(type: Type): Decide<Type> => decisions[type]
