import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../../domain/result.ts'
import { searchKey, searchWords } from '../../../../domain/search/staff-search.ts'
import { isTargetProblem } from '../../../content/redirects/check-redirect.ts'
import {
  deleteRedirect,
  listRedirects,
  saveRedirect,
} from '../../../content/redirects/edit-redirects.ts'
import { testAddress } from '../../../content/redirects/test-address.ts'
import { line } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { listRoute, pageOf, searchText } from '../list-route.ts'
import { staffRoute } from '../staff-route.ts'

const redirectFields = {
  from: line(500)
    .trim()
    .describe('The former address, a path of this site, with a query if only that is redirected.'),
  to: line(500).trim().describe('The new address: a path of this site, or https of another.'),
}

const redirectSchema = z
  .object({
    id: z.string(),
    from: z.string().describe('The former address.'),
    to: z.string().describe('The new address.'),
  })
  .openapi('Redirect')

const params = { id: z.string() }

const body = z.object(redirectFields)

const saved = (result: Awaited<ReturnType<typeof saveRedirect>>) => {
  if (result.ok || result.refusal === 'redirect-unknown') return result
  const { refusal: code } = result
  const field = isTargetProblem(code) ? 'to' : 'from'
  return refuse({ code, fields: { [field]: code } })
}

/** Redirects of former addresses, and a test of an address. */
export const redirectRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/redirects',
    permission: 'options.read',
    summary: 'Lists redirects',
    query: { search: searchText },
    sorts: ['from', 'to'],
    returns: redirectSchema,
    find: async ({ db }, { search = '', sort = 'from', direction, offset, limit }) => {
      const words = searchWords(search)
      const sign = direction === 'desc' ? -1 : 1
      const found = (await listRedirects(db))
        .filter(({ from, to }) => words.every((word) => searchKey(`${from} ${to}`).includes(word)))
        .sort((one, other) => sign * one[sort].localeCompare(other[sort], 'en'))
      return pageOf(found, { offset, limit })
    },
    view: (redirect) => redirect,
  }),
  staffRoute({
    method: 'get',
    path: '/admin/redirects/{id}',
    permission: 'options.read',
    summary: 'Retrieves a redirect',
    params,
    returns: redirectSchema,
    run: async ({ db }, { params: { id } }) =>
      ok((await listRedirects(db)).find((each) => each.id === id)),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/redirects',
    permission: 'options.write',
    summary: 'Adds a redirect',
    description: 'Refused from the address of a page, to an address without a page, and in a loop.',
    body,
    returns: redirectSchema,
    status: 201,
    run: async ({ db }, { body, ...by }) =>
      saved(await saveRedirect(db, { id: undefined, ...body }, by)),
  }),
  staffRoute({
    method: 'patch',
    path: '/admin/redirects/{id}',
    permission: 'options.write',
    summary: 'Changes a redirect',
    description: 'The id changes with the former address.',
    params,
    body,
    returns: redirectSchema,
    run: async ({ db }, { params: { id }, body, ...by }) =>
      saved(await saveRedirect(db, { id, ...body }, by)),
  }),
  staffRoute({
    method: 'delete',
    path: '/admin/redirects/{id}',
    permission: 'options.write',
    summary: 'Deletes a redirect',
    params,
    run: async ({ db }, { params: { id }, ...by }) =>
      shown(await deleteRedirect(db, id, by), () => undefined),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/redirect-tests',
    permission: 'options.read',
    summary: 'Follows an address through the list',
    body: z.object({ address: redirectFields.from }),
    returns: z.object({
      steps: z.array(z.string()).describe('Addresses, the last one counts.'),
    }),
    returned: 'The addresses on the way; none if the address is not redirected.',
    run: async ({ db }, { body: { address } }) => {
      // People paste whole addresses.
      return ok({ steps: await testAddress(db, address.replace(/^https?:\/\/[^/]+/, '')) })
    },
  }),
]
