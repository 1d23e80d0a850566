import { msg } from '@lingui/core/macro'
import { redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { maxStarred } from '../../../domain/shelf/arrange-shelf.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { restoreFormula } from '../../../server/orders/shelf/formulas.ts'
import { restoreList } from '../../../server/orders/shelf/lists.ts'
import { starLine, unstarLine } from '../../../server/orders/shelf/shelf.ts'
import { answerFormulas, answerSaveFormula } from '../formulas/answer-formulas.ts'
import { formulaRefusalMessage } from '../formulas/formula-refusals.ts'
import { answerLists, answerSave } from '../lists/answer-save.ts'
import { listRefusalMessage } from '../lists/list-refusals.ts'
import { readPostedLine } from './read-posted-line.ts'
import { isSavedId } from './saved-id.ts'
import type { StarAnswer } from './shelf-row-view.ts'

/** Stars the posted article, or removes its star. */
const answerStar = async (
  { services, language }: Pick<RequestFacts, 'services' | 'language'>,
  accountId: string,
  form: FormData,
): Promise<StarAnswer> => {
  const texts = i18nIn[language]
  const line = readPostedLine(form.get('line'))
  if (!line) return { refusal: texts._(apiErrorMessages['value-invalid']) }
  if (form.get('intent') === 'unstar') {
    await unstarLine(services.db, accountId, line)
    return { isStarred: false }
  }
  const starred = await starLine(services, accountId, line, language)
  if (starred.ok) return { isStarred: true }
  const { code } = starred.refusal
  return {
    refusal:
      code === 'shelf-full'
        ? texts._(msg`At most ${maxStarred} favourites are possible. Please remove one first.`)
        : texts._(apiErrorMessages[code]),
  }
}

type Facts = Pick<RequestFacts, 'services' | 'language'>

const answerRestoreList = async (
  { services, language }: Facts,
  accountId: string,
  id: FormDataEntryValue | null,
) => {
  const refuse = (code: Parameters<typeof listRefusalMessage>[0]) => ({
    refusal: i18nIn[language]._(listRefusalMessage(code)),
  })
  if (!isSavedId(id)) return refuse('list-unknown')
  if (await restoreList(services.db, accountId, id))
    return redirect(addressOf(language, 'account.shelf.list', { list: id }))
  return refuse('too-many-lists')
}

const answerRestoreFormula = async (
  { services, language }: Facts,
  accountId: string,
  id: FormDataEntryValue | null,
) => {
  const refuse = (code: Parameters<typeof formulaRefusalMessage>[0]) => ({
    refusal: i18nIn[language]._(formulaRefusalMessage(code)),
  })
  if (!isSavedId(id)) return refuse('formula-unknown')
  if (await restoreFormula(services.db, accountId, id))
    return redirect(addressOf(language, 'account.shelf.formula', { formula: id }))
  return refuse('too-many-formulas')
}

/**
 * Answers the forms of the shelf and of the buttons that save articles: JSON for scripts, else a
 * redirect or a refusal.
 */
export const answerShelf = async (facts: RequestFacts, accountId: string, form: FormData) => {
  const { language, isFetched } = facts
  const intent = form.get('intent')
  if (intent === 'lists') return answerLists(facts, accountId)
  if (intent === 'formulas') return answerFormulas(facts, accountId)
  if (intent === 'save-formula') return answerSaveFormula(facts, accountId, form)
  if (intent === 'restore-list') return answerRestoreList(facts, accountId, form.get('list'))
  if (intent === 'restore-formula')
    return answerRestoreFormula(facts, accountId, form.get('formula'))
  const shelf = addressOf(language, 'account.shelf')
  if (intent === 'save-lines') {
    const saved = await answerSave(facts, accountId, form)
    if (isFetched || 'refusal' in saved) return saved
    return redirect(
      saved.id ? addressOf(language, 'account.shelf.list', { list: saved.id }) : shelf,
    )
  }
  const answer = await answerStar(facts, accountId, form)
  return isFetched || 'refusal' in answer ? answer : redirect(shelf)
}
