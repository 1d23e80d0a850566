import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import type { Actor } from '../../../audit/record-change.ts'
import type { Database } from '../../../db/client.ts'
import { findErasureRefusal } from '../../../personal-data/erase-person.ts'
import {
  approveErasure,
  cancelErasure,
  findOpenErasure,
  requestErasure,
} from '../../../personal-data/request-erasure.ts'
import { type ErrorContext, textOf } from '../../error.ts'
import { instant, paragraph } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { accountAccess, accountParams } from './account-access.ts'

const erasureSchema = z
  .object({
    obstacle: z
      .string()
      .nullable()
      .describe('Why the data cannot be erased now, in the language of the request.'),
    request: z
      .object({
        id: z.string(),
        requestedAt: instant.describe('When it was requested.'),
        requestedBy: z.string().describe('Name of the member of the staff; empty for the person.'),
        reason: z.string().describe('Reason of the staff.'),
        mayApprove: z.boolean().describe('Whether the caller is another member of the staff.'),
      })
      .nullable()
      .describe('The open request.'),
  })
  .openapi('Erasure')

type Shown = { accountId: string; actor: Actor; c: ErrorContext; now: Date }

const viewErasure = async (
  db: Database,
  { accountId, actor, c, now }: Shown,
): Promise<z.infer<typeof erasureSchema> | undefined> => {
  const refusal = await findErasureRefusal(db, accountId)
  if (refusal === 'account-unknown') return undefined
  const open = await findOpenErasure(db, accountId, now)
  return {
    obstacle: refusal ? textOf(c, refusal) : null,
    request: open
      ? {
          ...{ id: open.id, requestedAt: open.requested_at, requestedBy: open.requester },
          reason: open.reason,
          mayApprove: open.requested_by !== null && open.requested_by !== actor.accountId,
        }
      : null,
  }
}

const path = '/admin/accounts/{id}/erasure'

/** What these routes have in common: they return the state of the erasure. */
const erasure = { access: accountAccess, returns: erasureSchema } as const
const change = { ...erasure, permission: 'customers.write', refuses: [409] } as const
const requestParams = {
  ...accountParams,
  request: z.string().max(64).describe('Id of the open request.'),
}

/** Erasure of a customer's data: requested by one member of the staff, approved by another. */
export const accountErasureRoutes: readonly ApiRoute[] = [
  staffRoute({
    ...erasure,
    method: 'get',
    path,
    permission: 'customers.read',
    summary: 'Retrieves whether the data of a customer can be erased, and the open request',
    params: accountParams,
    run: async ({ db }, { params: { id: accountId }, actor, c, now }) =>
      ok(await viewErasure(db, { accountId, actor, c, now })),
  }),
  staffRoute({
    ...change,
    method: 'post',
    path,
    summary: 'Requests the erasure of a customer’s data',
    params: accountParams,
    body: z.object({ reason: paragraph(2_000).describe('How the person has asked for it.') }),
    status: 201,
    fieldOf: { blank: 'reason' },
    run: async (services, { params: { id: accountId }, body: { reason }, c, ...by }) =>
      shown(await requestErasure(services, { ...by, accountId, reason }), () =>
        viewErasure(services.db, { ...by, accountId, c }),
      ),
  }),
  staffRoute({
    ...change,
    method: 'post',
    path: `${path}/{request}/approval`,
    acceptsKeys: false,
    summary: 'Approves the request of another member of the staff: erases the data',
    description: 'Orders and invoices stay. This cannot be undone.',
    params: requestParams,
    run: async (services, { params: { id: accountId, request: id }, c, ...by }) =>
      shown(await approveErasure(services, { ...by, accountId, id }), () =>
        viewErasure(services.db, { ...by, accountId, c }),
      ),
  }),
  staffRoute({
    ...change,
    method: 'delete',
    path: `${path}/{request}`,
    summary: 'Cancels the open request',
    params: requestParams,
    run: async (services, { params: { id: accountId, request: id }, c, ...by }) =>
      shown(await cancelErasure(services, { ...by, accountId, id }), () =>
        viewErasure(services.db, { ...by, accountId, c }),
      ),
  }),
]
