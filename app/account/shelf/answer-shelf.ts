import { data, redirect } from 'react-router'
import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { isCartInfo } from '../../../domain/cart/stored-lines.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { isQuantity } from '../../../domain/quantity.ts'
import { maxListLines } from '../../../domain/shelf/saved-list.ts'
import { newId } from '../../../server/db/new-id.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { findFormulas, saveFormula } from '../../../server/orders/shelf/formulas.ts'
import { addToList, findLists } from '../../../server/orders/shelf/lists.ts'
import type { SaveTarget } from '../../../server/orders/shelf/saved.ts'
import { starLine, unstarLine } from '../../../server/orders/shelf/shelf.ts'
import {
  isSavedId,
  isSavedKind,
  refusalIn,
  type SavedKind,
  savedAddress,
  savedKinds,
} from './saved-kinds.ts'

const maxNameLength = 200

/** In characters of JSON: of an article, longer than the largest mixture, and of all of a list. */
const maxLineLength = 12_000
const maxLinesLength = maxListLines * maxLineLength

const parsed = (posted: FormDataEntryValue | null, maxLength: number): unknown => {
  if (typeof posted !== 'string' || posted.length > maxLength) return undefined
  try {
    return JSON.parse(posted)
  } catch {
    return undefined
  }
}

/** Parses a posted article; undefined for anything else. */
const readLine = (posted: unknown): (IdentifiedLine & { quantity: number }) | undefined => {
  if (typeof posted !== 'object' || posted === null) return undefined
  const { id, name, info, quantity }: Record<string, unknown> = { ...posted }
  const isValid =
    typeof id === 'number' &&
    Number.isSafeInteger(id) &&
    typeof name === 'string' &&
    name.length <= maxNameLength &&
    isCartInfo(info)
  return isValid
    ? {
        WcId: id,
        name,
        info,
        quantity: typeof quantity === 'number' && isQuantity(quantity) ? quantity : 1,
      }
    : undefined
}

type Post = Pick<RequestFacts, 'services' | 'language'> & { accountId: string; form: FormData }

/** The list or formula of a form: its id, and with the field `name` a new one of that name. */
const readTarget = ({ form, language }: Post, kind: SavedKind) => {
  const [id, name] = [form.get(kind), form.get('name')]
  if (!isSavedId(id)) return refusalIn(language, `${kind}-unknown`)
  const newName = typeof name === 'string' ? savedKinds[kind].readName(name) : undefined
  if (name !== null && !newName) return refusalIn(language, `${kind}-name-missing`)
  return { id, newName } satisfies SaveTarget
}

const answers = {
  star: async ({ services, language, accountId, form }: Post) => {
    const line = readLine(parsed(form.get('line'), maxLineLength))
    if (!line) return refusalIn(language, 'value-invalid')
    const starred = await starLine(services, accountId, line, language)
    return starred.ok ? { isStarred: true } : refusalIn(language, starred.refusal.code)
  },
  unstar: async ({ services, language, accountId, form }: Post) => {
    const line = readLine(parsed(form.get('line'), maxLineLength))
    if (!line) return refusalIn(language, 'value-invalid')
    await unstarLine(services.db, accountId, line)
    return { isStarred: false }
  },
  /** The lists to choose from; `newId` is for one that may be created. */
  lists: async ({ services, accountId }: Post) => ({
    lists: await findLists(services.db, accountId),
    newId: newId(),
  }),
  formulas: async ({ services, accountId }: Post) => ({
    formulas: await findFormulas(services.db, accountId),
    newId: newId(),
  }),
  /** Saves articles to a list; `refused` counts those that cannot be ordered. */
  'save-lines': async (post: Post) => {
    const { services, language, accountId, form } = post
    const target = readTarget(post, 'list')
    if ('refusal' in target) return target
    const lines = parsed(form.get('lines'), maxLinesLength)
    const items = (Array.isArray(lines) ? lines : []).slice(0, maxListLines).flatMap((one) => {
      const line = readLine(one)
      return line ? [{ line, quantity: line.quantity }] : []
    })
    const saved = await addToList(services, accountId, target, items, language)
    if (!saved.ok) return refusalIn(language, saved.refusal.code)
    return { ...saved.value, refused: saved.value.refused.length }
  },
  /** Saves a mixture; `isNew` is false if the newest version already has the composition. */
  'save-formula': async (post: Post) => {
    const { services, language, accountId, form } = post
    const target = readTarget(post, 'formula')
    if ('refusal' in target) return target
    const line = readLine(parsed(form.get('line'), maxLineLength))
    if (line?.info.type !== 'custom') return refusalIn(language, 'no-mixture')
    const saved = await saveFormula(services, accountId, target, line.info, language)
    return saved.ok ? saved.value : refusalIn(language, saved.refusal.code)
  },
  restore: async ({ services, language, accountId, form }: Post) => {
    const [kind, id] = [form.get('kind'), form.get('id')]
    if (!isSavedKind(kind)) return refusalIn(language, 'value-invalid')
    if (!isSavedId(id)) return refusalIn(language, `${kind}-unknown`)
    const isRestored = await savedKinds[kind].store.restore(services.db, accountId, id)
    return isRestored
      ? redirect(savedAddress(language, kind, id))
      : refusalIn(language, `too-many-${kind}s`)
  },
}

type Intent = keyof typeof answers

type Answer<Of extends Intent> = Exclude<Awaited<ReturnType<(typeof answers)[Of]>>, Response>

export type StarAnswer = Answer<'star' | 'unstar'>
/** What the dialogs that save articles receive; a refusal is a message. */
export type Lists = Answer<'lists'>
export type Formulas = Answer<'formulas'>
export type SavedLines = Exclude<Answer<'save-lines'>, { refusal: string }>
export type SavedFormula = Exclude<Answer<'save-formula'>, { refusal: string }>

const isIntent = (text: unknown): text is Intent =>
  typeof text === 'string' && Object.hasOwn(answers, text)

/**
 * Answers the forms of the shelf and of the buttons that save articles: JSON for scripts, else a
 * redirect or a refusal.
 */
export const answerShelf = async (facts: RequestFacts, accountId: string, form: FormData) => {
  const { services, language, isFetched } = facts
  const intent = form.get('intent')
  const answer = await answers[isIntent(intent) ? intent : 'star']({
    ...{ services, language, accountId, form },
  })
  if (answer instanceof Response || isFetched) return answer
  if ('refusal' in answer) return data(answer, 422)
  return redirect(
    intent === 'save-lines' && 'id' in answer
      ? savedAddress(language, 'list', answer.id)
      : addressOf(language, 'account.shelf'),
  )
}
