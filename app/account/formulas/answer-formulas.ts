import { readFormulaName } from '../../../domain/shelf/formula.ts'
import { newId } from '../../../server/db/new-id.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { findFormulas, saveFormula } from '../../../server/orders/shelf/formulas.ts'
import { readPostedLine } from '../shelf/read-posted-line.ts'
import { isSavedId } from '../shelf/saved-id.ts'
import type { FormulasAnswer, SaveFormulaAnswer } from './formula-answer.ts'
import { formulaRefusalMessage } from './formula-refusals.ts'

/** The formulas to choose from. */
export const answerFormulas = async (
  { services }: Pick<RequestFacts, 'services'>,
  accountId: string,
): Promise<FormulasAnswer> => ({
  formulas: await findFormulas(services.db, accountId),
  newId: newId(),
})

/** Saves the posted mixture: `formula` is the id of the formula, `name` that of a new one. */
export const answerSaveFormula = async (
  { services, language }: Pick<RequestFacts, 'services' | 'language'>,
  accountId: string,
  form: FormData,
): Promise<SaveFormulaAnswer> => {
  const refuse = (code: Parameters<typeof formulaRefusalMessage>[0]) => ({
    refusal: i18nIn[language]._(formulaRefusalMessage(code)),
  })
  const id = form.get('formula')
  const name = form.get('name')
  const line = readPostedLine(form.get('line'))
  if (!isSavedId(id)) return refuse('formula-unknown')
  if (line?.info.type !== 'custom') return refuse('no-mixture')
  const newName = typeof name === 'string' ? readFormulaName(name) : undefined
  if (name !== null && !newName) return refuse('formula-name-missing')
  const saved = await saveFormula(services, accountId, { id, newName }, line.info, language)
  return saved.ok ? saved.value : refuse(saved.refusal.code)
}
