import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { isNamedPage, pageNames } from '../../../../messages/site/page-names.ts'
import {
  changeMenu,
  findMenus,
  type MenuRecord,
  menuNames,
} from '../../../content/settings/change-menus.ts'
import { i18nIn } from '../../../i18n.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { actorOf, staffOnly } from '../staff-only.ts'

const isShown = z
  .boolean('value-invalid')
  .openapi({ description: 'Whether the menu links to the page.' })
const page = z.string('value-invalid').max(80, 'too-long').openapi({ description: 'Page.' })

const entry = z.object({ page, isShown, name: z.string() })

const inEach = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ fr: schema, en: schema, de: schema, it: schema } satisfies Record<Language, Schema>)

const description = 'Entries in their order, by language.'

const menuSchema = z
  .object({
    id: z.enum(menuNames),
    version: z.string().openapi({ description: 'To name in changes.' }),
    languages: inEach(z.array(entry)).openapi({ description }),
  })
  .openapi('Menu')

const menuChange = z.object({
  version: z.string('value-invalid').openapi({ description: 'The version that was changed.' }),
  languages: inEach(
    z.array(z.object({ page, isShown }), 'value-invalid').max(60, 'too-long').optional(),
  ).openapi({ description }),
})

const params = z.object({ id: z.enum(menuNames) })

const menu = { description: 'The menu.', content: { 'application/json': { schema: menuSchema } } }

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'options.read')
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/menus',
      summary: 'Lists the menus of the site',
      responses: {
        200: {
          description: 'All menus.',
          content: { 'application/json': { schema: z.array(menuSchema) } },
        },
        ...errors(401, 403),
      },
    }),
    one: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/menus/{id}',
      summary: 'Retrieves a menu',
      request: { params },
      responses: { 200: menu, ...errors(401, 403, 404, 422) },
    }),
    change: createRoute({
      ...staffOnly(services, 'options.write'),
      method: 'patch',
      path: '/admin/menus/{id}',
      summary: 'Changes order and visibility of entries',
      description: 'Languages that are omitted stay as they are. Only existing pages can be shown.',
      request: {
        params,
        body: { required: true, content: { 'application/json': { schema: menuChange } } },
      },
      responses: { 200: menu, ...errors(400, 401, 403, 404, 409, 413, 415, 422) },
    }),
  }
}

/** Names of pages in the language of the menu. */
const menuView = ({ id, version, languages }: MenuRecord) => {
  const named = (language: Language) =>
    languages[language].map((each) => ({
      ...each,
      name: isNamedPage(each.page) ? i18nIn[language]._(pageNames[each.page]) : each.page,
    }))
  return {
    id,
    version,
    languages: { fr: named('fr'), en: named('en'), de: named('de'), it: named('it') },
  }
}

/** Menus of header, sections, account and footer. */
export const addMenuRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)
  const find = async (id: string) => (await findMenus(db)).find((each) => each.id === id)

  api.openapi(routes.list, async (c) => c.json((await findMenus(db)).map(menuView), 200))

  api.openapi(routes.one, async (c) => {
    const found = await find(c.req.valid('param').id)
    return found ? c.json(menuView(found), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.change, async (c) => {
    const { id } = c.req.valid('param')
    const change = { actor: actorOf(c), now: services.now() }
    const changed = await changeMenu(db, { id, ...c.req.valid('json') }, change)
    if (!changed.ok) return fail(c, changed.refusal)
    const found = await find(id)
    return found ? c.json(menuView(found), 200) : fail(c, 'not-found')
  })
}
