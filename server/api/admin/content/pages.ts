import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import { recordChange } from '../../../audit/record-change.ts'
import { auditedLabel, auditedText } from '../../../content/editing/audited-text.ts'
import { createPage } from '../../../content/editing/create-page.ts'
import { deletePage } from '../../../content/editing/delete-page.ts'
import {
  filterPageStates,
  pageFilters,
  pageOrders,
} from '../../../content/editing/filter-page-states.ts'
import { listPageStates } from '../../../content/editing/list-page-states.ts'
import { line } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { listRoute, pageOf, searchText } from '../list-route.ts'
import { staffRoute } from '../staff-route.ts'
import { listedPageView } from './edited-page.ts'
import { changeBy, editedPageOf } from './page-change.ts'
import { editedPage, kind, language, listedPage, pageParams } from './page-schema.ts'

const newPage = z
  .object({
    kind: z
      .enum(['news', 'health', 'resources'], 'value-invalid')
      .describe('A news post, a health topic, or a page of the resources.'),
    language,
    title: line(200).min(1, 'blank').describe('Title; the address is made of it.'),
  })
  .openapi('NewPage')

/** Lists, creates and deletes pages, for staff. */
export const pageRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/pages',
    permission: 'content.read',
    summary: 'Lists pages, posts and topics with their state in each language',
    query: {
      search: searchText,
      kind: kind.optional(),
      language: language.optional().describe('The language that has the state.'),
      state: z.enum(pageFilters, 'value-invalid').optional().openapi({
        description:
          'State in that language, or in any: `to-translate` is missing or older than the original.',
      }),
    },
    sorts: pageOrders,
    returns: listedPage,
    find: async ({ db }, { sort = 'position', direction, offset, limit, ...filter }, request) => {
      const found = filterPageStates(await listPageStates(db), {
        ...filter,
        order: sort,
        isDescending: direction === 'desc',
        readIn: request.language,
      })
      return pageOf(found, { offset, limit })
    },
    view: listedPageView,
  }),
  staffRoute({
    method: 'get',
    path: '/admin/pages/{id}',
    permission: 'content.read',
    summary: 'Retrieves a page with its state in each language',
    params: pageParams,
    returns: listedPage,
    returned: 'The page.',
    run: async ({ db }, { params: { id } }) => {
      const found = (await listPageStates(db)).find(({ key }) => key === id)
      return ok(found && listedPageView(found))
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/pages',
    permission: 'content.write',
    summary: 'Creates a post or a topic as a draft in one language',
    body: newPage,
    returns: editedPage,
    returned: 'The new page.',
    status: 201,
    refuses: [409],
    run: async ({ db }, request) => {
      const { body } = request
      const created = await createPage(db, { ...changeBy(request, 'create'), ...body })
      const page = created.ok ? created.value : { key: '', language: body.language }
      return editedPageOf(db, page, created)
    },
  }),
  staffRoute({
    method: 'delete',
    path: '/admin/pages/{id}',
    permission: 'content.write',
    summary: 'Deletes a post or topic that is on the site in no language',
    description: 'Its drafts and versions are deleted too.',
    params: pageParams,
    returns: z.object({ id: z.string().describe('The deleted page.') }),
    returned: 'The page has been deleted.',
    refuses: [409],
    run: async ({ db }, { params: { id }, actor, now }) => {
      const deleted = await deletePage(db, id, {
        record: async (trx, edits) => {
          for (const edit of edits)
            await recordChange(trx, {
              ...{ actor, action: 'delete', resource: 'content', now },
              recordId: `${id}/${edit.language}`,
              label: auditedLabel(edit),
              before: auditedText(edit),
            })
        },
      })
      return shown(deleted, () => ({ id }))
    },
  }),
]
