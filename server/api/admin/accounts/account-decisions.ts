import { z } from '@hono/zod-openapi'
import { paragraph } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { accountAccess, accountParams } from './account-access.ts'

/** Previews of the mails about decisions (A1). */
export const decisionPreviewRoute: ApiRoute = staffRoute({
  method: 'post',
  path: '/admin/accounts/{id}/decision-preview',
  permission: 'customers.write',
  access: accountAccess,
  summary: 'Writes the mail that a decision would send, without sending it',
  params: accountParams,
  body: z.object({
    to: z.enum(['active', 'rejected', 'suspended'], 'value-invalid'),
    reason: paragraph(2_000).default(''),
    user_can_order: z.boolean('value-invalid').optional(),
  }),
  returns: z.object({
    to: z.string().describe('E-mail address of the customer.'),
    language: z.string(),
    subject: z.string().describe('Subject of the mail.'),
    html: z.string().describe('The mail as HTML.'),
    text: z.string().describe('The mail as plain text.'),
  }),
  returned: 'The mail in the language of the customer.',
  refuses: [409],
  run: async (services, { params: { id: accountId }, body, now }) => {
    const { to, reason, user_can_order: userCanOrder } = body
    // Mails load with the first one: they take 160 ms.
    const { previewDecision } = await import('../../../mail/accounts/account-letters.ts')
    const mail = await previewDecision(services, { accountId, to, reason, userCanOrder, now })
    return shown(mail, ({ to, language, subject, html, text }) => ({
      ...{ to, language, subject, html, text },
    }))
  },
})
