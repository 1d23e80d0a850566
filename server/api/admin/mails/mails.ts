import { join } from 'node:path'
import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../../domain/result.ts'
import type { AuditAction } from '../../../../domain/staff/audit-action.ts'
import { mailNotSent } from '../../../../messages/server/api-errors.ts'
import { i18nIn } from '../../../i18n.ts'
import {
  type ListedMail,
  listMails,
  mailSorts,
  mailStates,
} from '../../../mail/queue/list-mails.ts'
import { previewMail } from '../../../mail/queue/preview-mail.ts'
import {
  canResend,
  discardMail,
  findMail,
  resendMail,
  retryMail,
} from '../../../mail/queue/retry-mail.ts'
import { mailKinds } from '../../../outbox/mail-jobs.ts'
import { instant, line } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { listRoute, searchText } from '../list-route.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'

const mailSchema = z
  .object({
    id: z.string(),
    kind: z.enum(mailKinds).describe('Kind of mail.'),
    state: z.enum(mailStates).openapi({
      description:
        '`queued`, `retrying` after a failure, `failed` for good, `sent`, or `not-needed`.',
    }),
    recipient: z.string().describe('Address; empty until the mail is written.'),
    subject: z.string().describe('Subject; empty until the mail is written.'),
    createdAt: instant,
    nextAttemptAt: instant
      .nullable()
      .describe('When it is sent or tried again; null when it has ended.'),
    endedAt: instant.nullable().describe('When it was sent or given up.'),
    attempts: z.int().describe('Attempts to send it so far.'),
    reason: z.string().nullable().describe('Why the last attempt failed.'),
    canResend: z.boolean().describe('Whether it can be sent once more.'),
  })
  .openapi('QueuedMail')

const previewSchema = z
  .object({
    to: z.string().describe('Address; empty for a sample.'),
    subject: z.string().describe('Subject.'),
    html: z.string().describe('The mail as HTML.'),
    text: z.string().describe('The mail as plain text.'),
    attachments: z.array(z.string()).describe('File names of attachments.'),
    isSample: z
      .boolean()
      .describe('Whether it shows sample data, since its own is secret or not stored any more.'),
  })
  .openapi('MailPreview')

const mailView = (mail: ListedMail): z.infer<typeof mailSchema> => ({
  id: mail.id,
  kind: mail.kind,
  state: mail.state,
  recipient: mail.recipient,
  subject: mail.subject,
  createdAt: mail.created_at,
  nextAttemptAt: mail.done_at === null ? mail.due_at : null,
  endedAt: mail.done_at,
  attempts: mail.tries,
  reason: mail.last_error,
  canResend: canResend(mail),
})

const filters = {
  search: searchText,
  state: z
    .enum([...mailStates, 'unsent'], 'value-invalid')
    .optional()
    .openapi({ description: 'State; `unsent` for `retrying` and `failed`.' }),
  kind: z.enum(mailKinds, 'value-invalid').optional().describe('Kind of mail.'),
  order: line(64).optional().describe('Id of an order: only mails about it.'),
}

const params = { id: z.string().max(64) }

const action = (
  route: { method: 'post' | 'delete'; path: string; summary: string; logged: AuditAction },
  run: typeof retryMail,
): ApiRoute =>
  changeRoute({
    ...route,
    permission: 'mails.write',
    params,
    returns: mailSchema,
    refuses: [409],
    unknown: ['mail-unknown'],
    run: (trx, { params: { id }, now }) => run(trx, id, now),
    log: ({ subject, recipient, kind }, { params: { id } }) => ({
      action: route.logged,
      resource: 'mails',
      recordId: id,
      label: [subject || kind, recipient].filter(Boolean).join(', '),
    }),
    view: async (mail, { params: { id } }, db) => mailView((await findMail(db, id)) ?? mail),
  })

const testSchema = z
  .object({
    to: z.string().describe('Address of the signed-in member of the staff.'),
    isSent: z
      .boolean()
      .describe('Whether a mail server has accepted it; otherwise it was written to the folder.'),
    folder: z.string().nullable().describe('Folder of mails on a server without a mail server.'),
  })
  .openapi('TestMail')

/** Tests the delivery of mails. */
const testRoute = staffRoute({
  method: 'post',
  path: '/admin/test-mail',
  acceptsKeys: false,
  permission: 'mails.write',
  summary: 'Sends a test mail to the signed-in member of the staff',
  description: 'A failure is 422 `mail_not_sent` with the reason of the mail server.',
  returns: testSchema,
  returned: 'The mail is delivered.',
  run: async (services, { signedIn: { email: to }, language }) => {
    // The modules of mails are large, and loaded when one is written.
    const { sendTestMail } = await import('../../../mail/delivery/send-test-mail.ts')
    const sent = await sendTestMail(services, { to, language })
    const { smtpUrl, dataDir } = services.env
    if (sent.ok) {
      const isSent = smtpUrl !== undefined
      return ok({ to, isSent, folder: isSent ? null : join(dataDir, 'mail') })
    }
    const reason = sent.refusal
    const message = i18nIn[language]._(mailNotSent(reason))
    return refuse({ code: 'mail-not-sent', message })
  },
})

/** The queue of mails, and the test of their delivery. */
export const mailRoutes: readonly ApiRoute[] = [
  testRoute,
  listRoute({
    path: '/admin/mails',
    permission: 'mails.read',
    summary: 'Lists queued, failed and sent mails of the last 30 days',
    query: filters,
    sorts: mailSorts,
    returns: mailSchema,
    find: ({ db }, { order: orderId, ...query }) => listMails(db, { ...query, orderId }),
    view: mailView,
  }),
  staffRoute({
    method: 'get',
    path: '/admin/mails/{id}',
    permission: 'mails.read',
    summary: 'Retrieves a mail of the queue',
    params,
    returns: mailSchema,
    run: async ({ db }, { params: { id } }) => {
      const mail = await findMail(db, id)
      return ok(mail && mailView(mail))
    },
  }),
  staffRoute({
    method: 'get',
    path: '/admin/mails/{id}/preview',
    permission: 'mails.read',
    summary: 'Renders a mail as it would be written now',
    params,
    returns: previewSchema,
    run: async (services, { params: { id }, language }) => {
      const mail = await findMail(services.db, id)
      return ok(mail && (await previewMail(services, mail, language)))
    },
  }),
  action(
    {
      method: 'post',
      path: '/admin/mails/{id}/retry',
      summary: 'Retries a failed mail immediately',
      logged: 'retry',
    },
    retryMail,
  ),
  action(
    {
      method: 'post',
      path: '/admin/mails/{id}/resend',
      summary: 'Sends a sent mail once more, with the present data',
      logged: 'resend',
    },
    resendMail,
  ),
  action(
    {
      method: 'delete',
      path: '/admin/mails/{id}',
      summary: 'Discards a failed mail, which is then never sent',
      logged: 'delete',
    },
    discardMail,
  ),
]
