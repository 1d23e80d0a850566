import { isQuantity } from '../../../domain/quantity.ts'
import { maxListLines, readListName } from '../../../domain/shelf/saved-list.ts'
import { newId } from '../../../server/db/new-id.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { addToList, type SavedItem } from '../../../server/orders/shelf/list-lines.ts'
import { findListName, findLists } from '../../../server/orders/shelf/lists.ts'
import { readLine } from '../shelf/read-posted-line.ts'
import { isSavedId } from '../shelf/saved-id.ts'
import type { ListsAnswer, SaveAnswer } from './list-answer.ts'
import { listRefusalMessage } from './list-refusals.ts'

/** The lists to choose from. */
export const answerLists = async (
  { services }: Pick<RequestFacts, 'services'>,
  accountId: string,
): Promise<ListsAnswer> => ({ lists: await findLists(services.db, accountId), newId: newId() })

const readItems = (posted: FormDataEntryValue | null): SavedItem[] => {
  try {
    const lines: unknown = JSON.parse(typeof posted === 'string' ? posted : '[]')
    if (!Array.isArray(lines)) return []
    return lines.slice(0, maxListLines).flatMap((one) => {
      const line = readLine(one)
      const { quantity } = one ?? {}
      return line ? [{ line, quantity: isQuantity(quantity) ? quantity : 1 }] : []
    })
  } catch {
    return []
  }
}

/** Saves the posted articles to a list: `list` is its id, `name` that of a new one. */
export const answerSave = async (
  { services, language }: Pick<RequestFacts, 'services' | 'language'>,
  accountId: string,
  form: FormData,
): Promise<SaveAnswer & { id?: string }> => {
  const refuse = (code: Parameters<typeof listRefusalMessage>[0]) => ({
    refusal: i18nIn[language]._(listRefusalMessage(code)),
  })
  const id = form.get('list')
  const name = form.get('name')
  if (!isSavedId(id)) return refuse('list-unknown')
  const newName = typeof name === 'string' ? readListName(name) : undefined
  if (name !== null && !newName) return refuse('list-name-missing')
  const items = readItems(form.get('lines'))
  const saved = await addToList(services, accountId, { id, newName }, items, language)
  if (!saved.ok) return refuse(saved.refusal.code)
  const { added, refused } = saved.value
  const saveName = (await findListName(services.db, accountId, id)) ?? ''
  return { id, name: saveName, added, refused: refused.length }
}
