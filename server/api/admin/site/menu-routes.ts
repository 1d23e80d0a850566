import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { ok } from '../../../../domain/result.ts'
import { isNamedPage, pageNames } from '../../../../messages/site/page-names.ts'
import {
  changeMenu,
  findMenus,
  type MenuRecord,
  menuNames,
} from '../../../content/settings/change-menus.ts'
import type { Database } from '../../../db/client.ts'
import { i18nIn } from '../../../i18n.ts'
import { inEachLanguage } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'

const isShown = z.boolean('value-invalid').describe('Whether the menu links to the page.')
const page = z.string('value-invalid').max(80, 'too-long').describe('Page.')

const entry = z.object({ page, isShown, name: z.string() })

const description = 'Entries in their order, by language.'

const menuSchema = z
  .object({
    id: z.enum(menuNames),
    version: z.string().describe('To name in changes.'),
    languages: inEachLanguage(z.array(entry)).openapi({ description }),
  })
  .openapi('Menu')

const menuChange = z.object({
  version: z.string('value-invalid').describe('The version that was changed.'),
  languages: inEachLanguage(
    z.array(z.object({ page, isShown }), 'value-invalid').max(60, 'too-long').optional(),
  ).openapi({ description }),
})

const params = { id: z.enum(menuNames) }

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

const find = async (db: Database, id: string) => {
  const found = (await findMenus(db)).find((each) => each.id === id)
  return found && menuView(found)
}

/** Menus of header, sections, account and footer. */
export const menuRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/menus',
    permission: 'options.read',
    summary: 'Lists the menus of the site',
    returns: z.array(menuSchema),
    returned: 'All menus.',
    run: async ({ db }) => ok((await findMenus(db)).map(menuView)),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/menus/{id}',
    permission: 'options.read',
    summary: 'Retrieves a menu',
    params,
    returns: menuSchema,
    run: async ({ db }, { params: { id } }) => ok(await find(db, id)),
  }),
  staffRoute({
    method: 'patch',
    path: '/admin/menus/{id}',
    permission: 'options.write',
    summary: 'Changes order and visibility of entries',
    description: 'Languages that are omitted stay as they are. Only existing pages can be shown.',
    params,
    body: menuChange,
    returns: menuSchema,
    refuses: [409],
    run: async ({ db }, { params: { id }, body, ...by }) =>
      shown(await changeMenu(db, { id, ...body }, by), () => find(db, id)),
  }),
]
