import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { remedyCategories } from '../../../../domain/catalogue/remedy-category.ts'
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
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { type ErrorContext, errors, fail, textOf } from '../../error.ts'
import { range, searchText, setContentRange } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'
import { authorOf } from './catalogue-author.ts'
import { jsonBody, jsonResponse, listResponses, numberedParams } from './list-response.ts'
import {
  emptyRemedy,
  listedRemedySchema,
  listedRemedyView,
  newRemedy,
  remedyChange,
  remedyQuery,
  remedySchema,
  remedyView,
  withRemedyChange,
} from './remedy-schema.ts'

const synonymSchema = z
  .object({
    id: z.string(),
    remedyId: z.int(),
    remedy: z.string().openapi({ description: 'Name of the remedy on labels.' }),
    kind: z
      .enum(['abbreviation', 'latin', 'fr', 'en', 'de', 'it'])
      .openapi({ description: 'How the name is used: its language, Latin, or an abbreviation.' }),
    name: z.string(),
    isAmbiguous: z.boolean().openapi({ description: 'Whether several remedies have this name.' }),
  })
  .openapi('RemedySynonym')

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'catalogue.read')
  const writers = staffOnly(services, 'catalogue.write')
  const remedy = jsonResponse(remedySchema, 'The remedy.')
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/remedies',
      summary: 'Lists remedies of all families, hidden ones included',
      request: { query: remedyQuery },
      responses: listResponses(listedRemedySchema),
    }),
    one: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/remedies/{id}',
      summary: 'Retrieves a remedy with its dilutions, texts and other names',
      request: { params: numberedParams },
      responses: { 200: remedy, ...errors(401, 403, 404, 422) },
    }),
    create: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/remedies',
      summary: 'Adds a remedy to a family, in alphabetical order',
      request: { body: jsonBody(newRemedy) },
      responses: { 201: remedy, ...errors(400, 401, 403, 404, 409, 415, 422) },
    }),
    change: createRoute({
      ...writers,
      method: 'patch',
      path: '/admin/remedies/{id}',
      summary: 'Changes a remedy; absent fields stay',
      description:
        'An unreadable range of dilutions is refused with 422 `range_unreadable`: `data.at` is the index of the first wrong character, `data.found` the wrong piece.',
      request: { params: numberedParams, body: jsonBody(remedyChange) },
      responses: { 200: remedy, ...errors(400, 401, 403, 404, 409, 415, 422) },
    }),
    synonyms: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/synonyms',
      summary: 'Lists other names of remedies',
      request: { query: z.object({ search: searchText, range }) },
      responses: listResponses(synonymSchema),
    }),
  }
}

const failRemedy = (c: ErrorContext, refusal: RemedyRefusal) => {
  switch (refusal.code) {
    case 'remedy-unknown':
      return fail(c, 'not-found')
    case 'name-missing':
      return fail(c, 'blank', { fields: { name: textOf(c, 'blank') } })
    case 'name-taken':
      return fail(c, refusal.code, { fields: { name: textOf(c, refusal.code) } })
    case 'lm-invalid':
      return fail(c, refusal.code, { fields: { lm: textOf(c, refusal.code) } })
    case 'range-unreadable': {
      const { field, at, found } = refusal
      const scale = field === 'ch' ? 'CH' : 'K'
      const text = rangeMessage(refusal, scale, (message) => i18nIn[c.var.language]._(message))
      return fail(c, refusal.code, { fields: { [field]: text }, at, found })
    }
    default:
      return fail(c, refusal.code)
  }
}

/** Remedies of all families, salts included, and their other names. */
export const addRemedyRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const { range, family, search = '', isListed, sort = 'name', direction } = c.req.valid('query')
    const { rows: remedies, total } = await listRemedies(db, {
      category: family && remedyCategories[family],
      search,
      isListed,
      sort,
      descending: direction === 'desc',
      ...range,
    })
    setContentRange(c, 'remedies', range, remedies.length, total)
    return c.json(
      remedies.map((remedy) => listedRemedyView(remedy, c.var.language)),
      200,
    )
  })

  api.openapi(routes.one, async (c) => {
    const found = await findEditedRemedy(db, c.req.valid('param').id)
    return found ? c.json(remedyView(found), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.create, async (c) => {
    const { family, ...remedy } = c.req.valid('json')
    const edited = withRemedyChange(emptyRemedy, remedy)
    const category = remedyCategories[family]
    const created = await createRemedy(db, { category, edited }, authorOf(c, services))
    return created.ok ? c.json(remedyView(created.value), 201) : failRemedy(c, created.refusal)
  })

  api.openapi(routes.change, async (c) => {
    const { id } = c.req.valid('param')
    const change = c.req.valid('json')
    const stored = await findEditedRemedy(db, id)
    if (!stored) return fail(c, 'not-found')
    const edited = withRemedyChange(stored.edited, change)
    const { version } = change
    const changed = await changeRemedy(db, { id, version, edited }, authorOf(c, services))
    return changed.ok
      ? c.json(remedyView(changed.value.after), 200)
      : failRemedy(c, changed.refusal)
  })

  api.openapi(routes.synonyms, async (c) => {
    const { search = '', range } = c.req.valid('query')
    const { rows: synonyms, total } = await listSynonyms(db, { search, ...range })
    setContentRange(c, 'synonyms', range, synonyms.length, total)
    return c.json(synonyms, 200)
  })
}
