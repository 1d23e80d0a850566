import { z } from '@hono/zod-openapi'
import { remedyCategories } from '../../../../domain/catalogue/remedy-category.ts'
import type { Language } from '../../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import { rangeMessage } from '../../../../messages/server/catalogue-errors.ts'
import {
  changeRemedy,
  createRemedy,
  findEditedRemedy,
} from '../../../catalogue/remedy-changes/change-remedy.ts'
import type { RemedyRefusal } from '../../../catalogue/remedy-changes/edited-remedy.ts'
import { listRemedies } from '../../../catalogue/remedy-changes/list-remedies.ts'
import { listSynonyms } from '../../../catalogue/remedy-changes/synonyms.ts'
import { i18nIn } from '../../../i18n.ts'
import { type ApiRoute, type Refused, shown } from '../../route.ts'
import { listRoute, searchText } from '../list-route.ts'
import { staffRoute } from '../staff-route.ts'
import { numberedParams } from './product-schema.ts'
import {
  emptyRemedy,
  listedRemedySchema,
  listedRemedyView,
  newRemedy,
  remedyChange,
  remedyFilters,
  remedySchema,
  remedyView,
  withRemedyChange,
} from './remedy-schema.ts'

const synonymSchema = z
  .object({
    id: z.string(),
    remedyId: z.int(),
    remedy: z.string().describe('Name of the remedy on labels.'),
    kind: z
      .enum(['abbreviation', 'latin', 'fr', 'en', 'de', 'it'])
      .describe('How the name is used: its language, Latin, or an abbreviation.'),
    name: z.string(),
    isAmbiguous: z.boolean().describe('Whether several remedies have this name.'),
  })
  .openapi('RemedySynonym')

const answered = <Value>(
  result: Result<Value, RemedyRefusal>,
  language: Language,
): Result<Value, Refused> => {
  if (result.ok) return result
  const { refusal } = result
  if (refusal.code === 'name-missing') return refuse({ code: 'blank', fields: { name: 'blank' } })
  if (refusal.code !== 'range-unreadable') return refuse(refusal.code)
  const { code, field, at, found } = refusal
  const scale = field === 'ch' ? 'CH' : 'K'
  const text = rangeMessage(refusal, scale, (message) => i18nIn[language]._(message))
  return refuse({ code, fields: { [field]: text }, data: { at, found } })
}

/** What changes of remedies have in common. */
const change = {
  permission: 'catalogue.write',
  // Texts in four languages.
  maxBodyBytes: 2 ** 20,
  returns: remedySchema,
  refuses: [409],
  unknown: ['remedy-unknown'],
  fieldOf: { 'name-taken': 'name', 'lm-invalid': 'lm.from' },
} as const

/** Remedies of all families, salts included, and their other names. */
export const remedyRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/remedies',
    permission: 'catalogue.read',
    summary: 'Lists remedies of all families, hidden ones included',
    query: remedyFilters,
    sorts: ['name', 'category', 'id'],
    returns: listedRemedySchema,
    find: ({ db }, { family, search = '', sort = 'name', direction, ...query }) =>
      listRemedies(db, {
        ...{ ...query, search, sort },
        category: family && remedyCategories[family],
        descending: direction === 'desc',
      }),
    view: (remedy, { language }) => listedRemedyView(remedy, language),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/remedies/{id}',
    permission: 'catalogue.read',
    summary: 'Retrieves a remedy with its dilutions, texts and other names',
    params: numberedParams,
    returns: remedySchema,
    run: async ({ db }, { params: { id } }) => {
      const found = await findEditedRemedy(db, id)
      return ok(found && remedyView(found))
    },
  }),
  staffRoute({
    ...change,
    method: 'post',
    path: '/admin/remedies',
    summary: 'Adds a remedy to a family, in alphabetical order',
    body: newRemedy,
    status: 201,
    run: async ({ db }, { body: { family, ...remedy }, language, ...author }) => {
      const edited = withRemedyChange(emptyRemedy, remedy)
      const category = remedyCategories[family]
      const created = await createRemedy(db, { category, edited }, author)
      return shown(answered(created, language), remedyView)
    },
  }),
  staffRoute({
    ...change,
    method: 'patch',
    path: '/admin/remedies/{id}',
    summary: 'Changes a remedy; absent fields stay',
    description:
      'An unreadable range of dilutions is refused with 422 `range_unreadable`: `data.at` is the index of the first wrong character, `data.found` the wrong piece.',
    params: numberedParams,
    body: remedyChange,
    run: async ({ db }, { params: { id }, body, language, ...author }) => {
      const stored = await findEditedRemedy(db, id)
      if (!stored) return ok(undefined)
      const edited = withRemedyChange(stored.edited, body)
      const changed = await changeRemedy(db, { id, version: body.version, edited }, author)
      return shown(answered(changed, language), ({ after }) => remedyView(after))
    },
  }),
  listRoute({
    path: '/admin/synonyms',
    permission: 'catalogue.read',
    summary: 'Lists other names of remedies',
    query: { search: searchText },
    returns: synonymSchema,
    find: ({ db }, { search = '', ...page }) => listSynonyms(db, { search, ...page }),
    view: (synonym) => synonym,
  }),
]
