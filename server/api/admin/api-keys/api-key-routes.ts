import { z } from '@hono/zod-openapi'
import { keyScopes, type Permission } from '../../../../domain/staff/permissions.ts'
import {
  createApiKey,
  keySorts,
  listApiKeys,
  revokeApiKey,
} from '../../../accounts/api-keys/change-api-keys.ts'
import { instant, line } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { staffRoute } from '../staff-route.ts'

const scopes = z
  .array(z.enum(keyScopes as [Permission, ...Permission[]], 'value-invalid'), 'value-invalid')
  .max(keyScopes.length, 'value-invalid')
  .describe('What the key may read and change: permissions of the back office.')

const expiresOn = z.iso
  .date('value-invalid')
  .nullable()
  .openapi({ description: 'Last day, in Switzerland; null for none.', example: '2027-11-30' })

const keySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes,
    state: z
      .enum(['active', 'expired', 'revoked', 'maker-left'])
      .describe('Whether it works; `maker-left`: who made it may no longer manage keys.'),
    createdAt: instant,
    createdBy: z.string().describe('Name of the person who made it.'),
    expiresOn,
    lastUsedAt: instant.nullable().describe('Last use, precise to the minute; null if never used.'),
  })
  .openapi('ApiKey')

const createdSchema = keySchema
  .extend({ key: z.string().describe('The key itself, which no other response has.') })
  .openapi('CreatedApiKey')

/** The keys with which programs use the API (A27); no key manages keys. */
export const apiKeyRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/api-keys',
    permission: 'api-keys.read',
    summary: 'Lists the API keys',
    sorts: keySorts,
    returns: keySchema,
    find: ({ db, now }, query) => listApiKeys(db, query, now()),
    view: (key) => key,
  }),
  staffRoute({
    method: 'post',
    path: '/admin/api-keys',
    permission: 'api-keys.write',
    summary: 'Creates an API key',
    description:
      'Only this response has the key. It acts for the person who made it, within its scopes, and works while that person may manage keys.',
    body: z.object({ name: line(100), scopes, expiresOn }),
    returns: createdSchema,
    returned: 'The key.',
    status: 201,
    fieldOf: { blank: 'name', 'scopes-missing': 'scopes', 'expiry-invalid': 'expiresOn' },
    run: ({ db }, { body, ...by }) => createApiKey(db, body, by),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/api-keys/{id}/revoke',
    permission: 'api-keys.write',
    summary: 'Revokes an API key at once and for good',
    params: { id: z.string().max(64) },
    returns: keySchema,
    run: ({ db }, { params: { id }, ...by }) => revokeApiKey(db, id, by),
  }),
]
