import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { maxStarred } from '../../../domain/shelf/arrange-shelf.ts'
import { maxFormulas, maxFormulaVersions, readFormulaName } from '../../../domain/shelf/formula.ts'
import { maxListLines, maxLists, readListName } from '../../../domain/shelf/saved-list.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { savedFormulas } from '../../../server/orders/shelf/formulas.ts'
import { savedLists } from '../../../server/orders/shelf/lists.ts'

/** What an account saves under a name; each has a page, and can be deleted and restored. */
export const savedKinds = {
  list: { store: savedLists, readName: readListName },
  formula: { store: savedFormulas, readName: readFormulaName },
}

export type SavedKind = keyof typeof savedKinds

export const isSavedKind = (text: unknown): text is SavedKind =>
  text === 'list' || text === 'formula'

/** The page of a list or formula. */
export const savedAddress = (language: Language, kind: SavedKind, id: string) =>
  addressOf(language, `account.shelf.${kind}`, { [kind]: id })

/** Whether a posted value can be the id of a list or formula; PostgreSQL rejects null bytes. */
export const isSavedId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

const messages = {
  ...apiErrorMessages,
  'shelf-full': msg`You can save up to ${maxStarred} favourites. Please remove one first.`,
  'too-many-lists': msg`You can save up to ${maxLists} lists. Please delete one first.`,
  'list-full': msg`A list holds at most ${maxListLines} items.`,
  'list-unknown': msg`This list no longer exists.`,
  'list-name-missing': msg`Please enter a name for the list.`,
  'too-many-formulas': msg`You can save up to ${maxFormulas} formulas. Please delete one first.`,
  'too-many-versions': msg`A formula has at most ${maxFormulaVersions} versions. Please save a new formula.`,
  'formula-unknown': msg`This formula no longer exists.`,
  'formula-name-missing': msg`Please enter a name for the formula.`,
  'no-mixture': apiErrorMessages['value-invalid'],
} satisfies Record<string, MessageDescriptor>

/** The answer of a refused form: the message in the language of the page. */
export const refusalIn = (language: Language, code: keyof typeof messages) => ({
  refusal: i18nIn[language]._(messages[code]),
})
