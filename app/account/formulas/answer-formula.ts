import { redirect } from 'react-router'
import { readLineReference } from '../../../domain/order/free-text.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { parseQuantity } from '../../../domain/quantity.ts'
import { readFormulaName, readFormulaNotes } from '../../../domain/shelf/formula.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { changeFormula, deleteFormula, findFormula } from '../../../server/orders/shelf/formulas.ts'
import type { ReorderAnswer } from '../orders/reorder-answer.ts'
import { formulaLine } from './find-formula-view.ts'
import { formulaRefusalMessage } from './formula-refusals.ts'

const field = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Parses a version in an address or form. */
export const readFormulaVersion = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined

/** Answers the forms of a formula; undefined when the account has no such formula. */
export const answerFormula = async (
  facts: RequestFacts,
  account: SignedIn,
  id: string,
  form: FormData,
): Promise<ReorderAnswer | Response | undefined> => {
  const { services, language } = facts
  const { accountId } = account
  const formula = await findFormula(services.db, accountId, id)
  if (!formula) return undefined
  const texts = i18nIn[language]
  const intent = field(form, 'intent')
  if (intent === 'delete') {
    await deleteFormula(services, accountId, id)
    return redirect(`${addressOf(language, 'account.shelf')}?deleted-formula=${id}`)
  }
  if (intent === 'change') {
    const name = readFormulaName(field(form, 'name'))
    if (!name) return { refusal: texts._(formulaRefusalMessage('formula-name-missing')) }
    const notes = readFormulaNotes(field(form, 'notes'))
    await changeFormula(services.db, accountId, id, { name, notes })
    return redirect(`${addressOf(language, 'account.shelf.formula', { formula: id })}?saved`)
  }
  if (!account.userCanOrder) {
    const code = account.userCanOrderWithForm ? 'order-with-form' : 'order-not-enabled'
    return { refusal: texts._(apiErrorMessages[code]) }
  }
  const line = await formulaLine(facts, formula, readFormulaVersion(field(form, 'version')), {
    quantity: parseQuantity(field(form, 'quantity')) ?? 1,
    reference: readLineReference(field(form, 'reference')),
  })
  return { lines: line ? [line] : [] }
}
