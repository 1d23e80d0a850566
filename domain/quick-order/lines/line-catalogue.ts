import type { RemedyFacts } from '../../catalogue/find-requested-remedy.ts'
import type { RemedyFamily } from '../../catalogue/remedy-category.ts'
import type { ReadyProduct } from '../../order/line-facts.ts'
import { protectNames } from '../parse-line.ts'
import type { LineCatalogue, Thing } from './line-spec.ts'

type CatalogueFacts = {
  remedies: readonly (RemedyFacts & { family: RemedyFamily; number?: number })[]
  products: readonly (ReadyProduct & { number?: number })[]
  /** Names of products with form and pack as the shop prints them: 'Chlorella · 80 tablets'. */
  printedNames?: readonly string[]
} & Pick<LineCatalogue, 'findExact' | 'findNames'>

const keyOf = ({ family, id }: Thing) => `${family} ${id}`

/** Indexes the facts that resolve lines. */
export const createLineCatalogue = ({
  remedies,
  products,
  printedNames = [],
  ...finders
}: CatalogueFacts): LineCatalogue => {
  const remedyByKey = new Map(remedies.map((one) => [keyOf(one), one]))
  const productById = new Map(products.map((one) => [one.id, one]))
  const numbers = new Map<string, number>()
  const byNumber = new Map<number, Thing[]>()
  const things = [
    ...remedies.map(({ family, id, number }) => ({ family, id, number })),
    ...products.map(({ kind, id, number }) => ({ family: kind, id, number })),
  ]
  for (const { family, id, number } of things) {
    if (number === undefined) continue
    numbers.set(keyOf({ family, id }), number)
    byNumber.set(number, [...(byNumber.get(number) ?? []), { family, id }])
  }
  const names = [
    ...remedies.flatMap(({ name, otherNames }) => [name, ...Object.values(otherNames)]),
    ...products.flatMap(({ titles }) => Object.values(titles)),
    ...printedNames,
  ]
  return {
    ...finders,
    remedy: (family, id) => remedyByKey.get(keyOf({ family, id })),
    product: (id) => productById.get(id),
    withNumber: (number) => byNumber.get(number) ?? [],
    numberOf: (thing) => numbers.get(keyOf(thing)),
    protectedNames: protectNames(new Set(names)),
  }
}
