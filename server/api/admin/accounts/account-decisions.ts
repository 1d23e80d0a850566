import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { paragraph } from '../../fields.ts'
import { accountAccess, accountParams } from './account-access.ts'

const route = (services: Services) =>
  createRoute({
    ...accountAccess(services, 'customers.write'),
    ...{ method: 'post', path: '/admin/accounts/{id}/decision-preview' },
    summary: 'Writes the mail that a decision would send, without sending it',
    request: {
      params: accountParams,
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.object({
              to: z.enum(['active', 'rejected', 'suspended'], 'value-invalid'),
              reason: paragraph(2_000).default(''),
              user_can_order: z.boolean('value-invalid').optional(),
            }),
          },
        },
      },
    },
    responses: {
      200: {
        description: 'The mail in the language of the customer.',
        content: {
          'application/json': {
            schema: z.object({
              to: z.string().openapi({ description: 'E-mail address of the customer.' }),
              language: z.string(),
              subject: z.string().openapi({ description: 'Subject of the mail.' }),
              html: z.string().openapi({ description: 'The mail as HTML.' }),
              text: z.string().openapi({ description: 'The mail as plain text.' }),
            }),
          },
        },
      },
      ...errors(400, 401, 403, 404, 409, 413, 415, 422),
    },
  })

/** Previews of the mails about decisions (A1). */
export const addDecisionPreviewRoute = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(route(services), async (c) => {
    const { to, reason, user_can_order } = c.req.valid('json')
    // Mails load with the first one: they take 160 ms.
    const { previewDecision } = await import('../../../mail/accounts/account-letters.ts')
    const mail = await previewDecision(services, {
      ...{ accountId: c.req.valid('param').id, to, reason },
      ...{ userCanOrder: user_can_order, now: services.now() },
    })
    if (!mail.ok) return fail(c, mail.refusal)
    const { to: recipient, language, subject, html, text } = mail.value
    return c.json({ to: recipient, language, subject, html, text }, 200)
  })
}
