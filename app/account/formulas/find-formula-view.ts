import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import { shortDate } from '../../../domain/short-date.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { linesToday } from '../../../server/orders/cart/lines-today.ts'
import { builderMixture } from '../../../server/orders/shelf/builder-mixture.ts'
import { type Formula, findFormula } from '../../../server/orders/shelf/formulas.ts'
import { swissDay } from '../../../server/swiss-day.ts'
import type { ReorderView } from '../orders/answer-reorder.ts'
import { reorderViews } from '../orders/answer-reorder.ts'

type Facts = Pick<RequestFacts, 'services' | 'language'>

/** How many to add, and the own reference of the line. */
type Wanted = { quantity: number; reference: string }

/** A version of a formula at today's terms, named after the formula. */
const formulaLine = async (
  { services, language }: Facts,
  accountId: string,
  { name, versions }: Formula,
  version: number | undefined,
  { quantity, reference }: Wanted,
): Promise<ReorderView | undefined> => {
  const found = versions.find((one) => one.version === version) ?? versions[0]
  if (!found) return undefined
  const info = { ...found.info, name }
  const posted = { id: 0, quantity, name, info, ...(reference && { reference }) }
  const [today] = await linesToday(services.db, [posted], language, accountId)
  const ordered = { name, info, quantity, icon: lineIllustrations.custom }
  const line = today && { position: 0, ordered, before: found.before, ...today }
  return line && reorderViews([line], language)[0]
}

/** A formula of the account; undefined for those of others. */
export const findFormulaView = async (
  facts: Facts,
  accountId: string,
  id: string,
  version: number | undefined,
) => {
  const { db } = facts.services
  const formula = await findFormula(db, accountId, id)
  const found = formula?.versions.find((one) => one.version === version) ?? formula?.versions[0]
  if (!formula || !found) return undefined
  const { name, notes, versions } = formula
  const viewOf = ({ version: number, savedAt }: typeof found) => ({
    version: number,
    /** '21.11.2026' */
    date: shortDate(swissDay(savedAt)),
  })
  const [line, builder] = await Promise.all([
    formulaLine(facts, accountId, formula, found.version, { quantity: 1, reference: '' }),
    builderMixture(db, { ...found.info, name }),
  ])
  return {
    name,
    notes,
    versions: versions.map(viewOf),
    shown: { ...viewOf(found), info: found.info, line, builder },
  }
}

/** A formula as shown, with one version at today's terms. */
export type FormulaView = NonNullable<Awaited<ReturnType<typeof findFormulaView>>>

/** The lines to add to the cart: a version of a formula of the account. */
export const findOrderedFormula = async (
  facts: Facts,
  accountId: string,
  id: string,
  version: number | undefined,
  wanted: Wanted,
): Promise<ReorderView[]> => {
  const formula = await findFormula(facts.services.db, accountId, id)
  const line = formula && (await formulaLine(facts, accountId, formula, version, wanted))
  return line ? [line] : []
}
