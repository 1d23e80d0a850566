import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../domain/result.ts'
import { readPageToken } from '../../accounts/login/page-token.ts'
import { attachment } from '../../files/attachment.ts'
import { requestExport } from '../../personal-data/request-export.ts'
import { type ApiRoute, accountRoute, binary } from '../route.ts'

export const zipHeaders = (fileName: string) => ({
  'Content-Type': 'application/zip',
  'Content-Disposition': attachment(fileName),
  'Cache-Control': 'private, no-store',
})

/** The copy of their data that people download from their account. */
export const personalDataRoute: ApiRoute = accountRoute({
  method: 'get',
  path: '/sn_api/user/personal-data',
  tag: 'Account',
  summary: 'Downloads what the shop stores of the user',
  description:
    'Tables as JSON and documents as PDF, without secrets and without data of others. The page of the account gives the token for the password.',
  query: { token: z.string().max(2_000).describe('Valid for ten minutes, in one session.') },
  returns: binary,
  mediaType: 'application/zip',
  returned: 'The ZIP file, with a note in the language of the user.',
  refuses: [429],
  run: async (services, { query: { token }, signedIn: { accountId }, now, c }) => {
    const owner = await readPageToken(services, token, now, 'personal-data')
    if (owner !== accountId) return refuse('token-invalid')
    const requested = await requestExport(services, { accountId, by: accountId }, now)
    if (!requested.ok) return requested
    const { fileName, body } = requested.value
    return ok(c.body(body, 200, zipHeaders(fileName)))
  },
})
