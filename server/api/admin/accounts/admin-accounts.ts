import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { listCustomers } from '../../../accounts/customers/list-customers.ts'
import { findAccountDetail, findCertificate } from '../../../accounts/profile/find-accounts.ts'
import { decideAccount } from '../../../accounts/signup/decide-account.ts'
import { fileBody } from '../../../files/file-body.ts'
import type { Services } from '../../../services.ts'
import { certificateHeaders, shownCertificateHeaders } from '../../account/certificate-headers.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail, textOf } from '../../error.ts'
import { paragraph } from '../../fields.ts'
import { setContentRange } from '../list-range.ts'
import { actorOf, staffOnly } from '../staff-only.ts'
import { accountAccess, accountParams, mayReadStaff } from './account-access.ts'
import {
  accountDetailSchema,
  accountDetailView,
  accountQuery,
  filterOf,
  listedAccountSchema,
  listedAccountView,
} from './admin-account-schema.ts'

const listRoute = (services: Services) =>
  createRoute({
    method: 'get',
    path: '/admin/accounts',
    ...staffOnly(services, 'customers.read'),
    summary: 'Lists accounts; without a sort, the newest first',
    request: { query: accountQuery },
    responses: {
      200: {
        description: 'Accounts; the header `Content-Range` has the range and the total number.',
        content: { 'application/json': { schema: z.array(listedAccountSchema) } },
      },
      ...errors(401, 403, 422),
    },
  })

const detailRoute = (services: Services) =>
  createRoute({
    method: 'get',
    path: '/admin/accounts/{id}',
    ...staffOnly(services, 'customers.read'),
    summary: 'Retrieves an account with its addresses and certificate',
    request: { params: accountParams },
    responses: {
      200: {
        description: 'The account.',
        content: { 'application/json': { schema: accountDetailSchema } },
      },
      ...errors(401, 403, 404),
    },
  })

const certificateRoute = (services: Services) =>
  createRoute({
    method: 'get',
    path: '/admin/accounts/{id}/certificate',
    ...accountAccess(services, 'customers.read'),
    summary: 'Downloads the certificate of an account',
    request: {
      params: accountParams,
      query: z.object({
        shown: z
          .enum(['true'])
          .optional()
          .openapi({ description: 'Shows the file in a frame of the back office.' }),
      }),
    },
    responses: {
      200: {
        description: 'The file as uploaded.',
        content: {
          'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) },
        },
      },
      ...errors(401, 403, 404, 422),
    },
  })

const decision = z.object({
  to: z.enum(['active', 'rejected', 'suspended'], 'value-invalid'),
  reason: paragraph(2_000).default(''),
  user_can_order: z.boolean('value-invalid').optional(),
  certificateExpiresOn: z.iso
    .date('value-invalid')
    .nullish()
    .openapi({ description: 'Day on which the certificate expires; null if it does not.' }),
})

const decisionRoute = (services: Services) =>
  createRoute({
    method: 'post',
    path: '/admin/accounts/{id}/decision',
    ...accountAccess(services, 'customers.write'),
    summary: 'Activates, rejects or suspends an account',
    description: 'The account holder is notified by mail. A rejection requires a reason.',
    request: {
      params: accountParams,
      body: { required: true, content: { 'application/json': { schema: decision } } },
    },
    responses: {
      200: {
        description: 'The updated account.',
        content: { 'application/json': { schema: accountDetailSchema } },
      },
      ...errors(400, 401, 403, 404, 409, 415, 422),
    },
  })

/** Verification of signups, for staff. */
export const addAdminAccountRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db, files } = services

  api.openapi(listRoute(services), async (c) => {
    const { range, ...filter } = c.req.valid('query')
    const query = { ...filterOf(filter, c.var.signedIn), ...range }
    const { rows: customers, total } = await listCustomers(db, query, services.now())
    setContentRange(c, 'accounts', range, customers.length, total)
    return c.json(customers.map(listedAccountView), 200)
  })

  api.openapi(detailRoute(services), async (c) => {
    const found = await findAccountDetail(db, c.req.valid('param').id)
    const isShown =
      found && (found.account.role === 'customer' || mayReadStaff(c.var.signedIn.role))
    return isShown ? c.json(accountDetailView(found, c.var.language), 200) : fail(c, 'not-found')
  })

  api.openapi(certificateRoute(services), async (c) => {
    const certificate = await findCertificate(db, c.req.valid('param').id)
    const file = certificate && (await files.open(certificate.id))
    if (!certificate || !file) return fail(c, 'not-found')
    const headersOf = c.req.valid('query').shown ? shownCertificateHeaders : certificateHeaders
    return c.body(fileBody(c.req, file), 200, headersOf(certificate, file.size))
  })

  api.openapi(decisionRoute(services), async (c) => {
    const { id } = c.req.valid('param')
    const { to, reason, user_can_order, certificateExpiresOn } = c.req.valid('json')
    const decided = await decideAccount(services, {
      accountId: id,
      to,
      reason,
      byAccount: actorOf(c).accountId,
      userCanOrder: user_can_order,
      certificateExpiresOn,
      now: services.now(),
    })
    if (!decided.ok) {
      const { refusal } = decided
      return refusal === 'reason-missing'
        ? fail(c, refusal, { fields: { reason: textOf(c, refusal) } })
        : fail(c, refusal)
    }
    const found = await findAccountDetail(db, id)
    return found ? c.json(accountDetailView(found, c.var.language), 200) : fail(c, 'not-found')
  })
}
