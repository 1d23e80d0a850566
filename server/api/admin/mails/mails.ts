import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Transaction } from 'kysely'
import type { Result } from '../../../../domain/result.ts'
import { type Actor, recordChange } from '../../../audit/record-change.ts'
import type { Schema } from '../../../db/schema.ts'
import {
  listMails,
  mailSorts,
  mailStates,
  type QueuedMail,
} from '../../../mail/queue/list-mails.ts'
import { previewMail } from '../../../mail/queue/preview-mail.ts'
import {
  canResend,
  discardMail,
  findMail,
  type MailRefusal,
  resendMail,
  retryMail,
} from '../../../mail/queue/retry-mail.ts'
import { mailKinds } from '../../../outbox/mail-jobs.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { line } from '../../fields.ts'
import { range, searchText, setContentRange, sortBy } from '../list-range.ts'
import { actorOf, staffOnly } from '../staff-only.ts'

const mailSchema = z
  .object({
    id: z.string(),
    kind: z.enum(mailKinds).openapi({ description: 'Kind of mail.' }),
    state: z.enum(mailStates).openapi({
      description:
        '`queued`, `retrying` after a failure, `failed` for good, `sent`, or `not-needed`.',
    }),
    recipient: z.string().openapi({ description: 'Address; empty until the mail is written.' }),
    subject: z.string().openapi({ description: 'Subject; empty until the mail is written.' }),
    createdAt: z.iso.datetime(),
    nextAttemptAt: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'When it is sent or tried again; null when it has ended.' }),
    endedAt: z.iso.datetime().nullable().openapi({ description: 'When it was sent or given up.' }),
    attempts: z.int().openapi({ description: 'Attempts to send it so far.' }),
    reason: z.string().nullable().openapi({ description: 'Why the last attempt failed.' }),
    canResend: z.boolean().openapi({ description: 'Whether it can be sent once more.' }),
  })
  .openapi('QueuedMail')

const previewSchema = z
  .object({
    to: z.string().openapi({ description: 'Address; empty for a sample.' }),
    subject: z.string().openapi({ description: 'Subject.' }),
    html: z.string().openapi({ description: 'The mail as HTML.' }),
    text: z.string().openapi({ description: 'The mail as plain text.' }),
    attachments: z.array(z.string()).openapi({ description: 'File names of attachments.' }),
    isSample: z.boolean().openapi({
      description: 'Whether it shows sample data, since its own is secret or not stored any more.',
    }),
  })
  .openapi('MailPreview')

const listQuery = z.object({
  search: searchText,
  state: z
    .enum([...mailStates, 'unsent'], 'value-invalid')
    .optional()
    .openapi({ description: 'State; `unsent` for `retrying` and `failed`.' }),
  kind: z.enum(mailKinds, 'value-invalid').optional().openapi({ description: 'Kind of mail.' }),
  order: line(64).optional().openapi({ description: 'Id of an order: only mails about it.' }),
  ...sortBy(mailSorts),
  range,
})

const params = z.object({ id: z.string().max(64) })

const mailResponse = {
  description: 'The mail.',
  content: { 'application/json': { schema: mailSchema } },
}

const routesOf = (services: Services) => ({
  list: createRoute({
    method: 'get',
    path: '/admin/mails',
    ...staffOnly(services, 'mails.read'),
    summary: 'Lists queued, failed and sent mails of the last 30 days',
    request: { query: listQuery },
    responses: {
      200: {
        description: 'Mails; the header `Content-Range` has the range and the total number.',
        content: { 'application/json': { schema: z.array(mailSchema) } },
      },
      ...errors(401, 403, 422),
    },
  }),
  one: createRoute({
    method: 'get',
    path: '/admin/mails/{id}',
    ...staffOnly(services, 'mails.read'),
    summary: 'Retrieves a mail of the queue',
    request: { params },
    responses: { 200: mailResponse, ...errors(401, 403, 404) },
  }),
  preview: createRoute({
    method: 'get',
    path: '/admin/mails/{id}/preview',
    ...staffOnly(services, 'mails.read'),
    summary: 'Renders a mail as it would be written now',
    request: { params },
    responses: {
      200: {
        description: 'The rendered mail.',
        content: { 'application/json': { schema: previewSchema } },
      },
      ...errors(401, 403, 404),
    },
  }),
  retry: createRoute({
    method: 'post',
    path: '/admin/mails/{id}/retry',
    ...staffOnly(services, 'mails.write'),
    summary: 'Retries a failed mail immediately',
    request: { params },
    responses: { 200: mailResponse, ...errors(401, 403, 404, 409) },
  }),
  resend: createRoute({
    method: 'post',
    path: '/admin/mails/{id}/resend',
    ...staffOnly(services, 'mails.write'),
    summary: 'Sends a sent mail once more, with the present data',
    request: { params },
    responses: { 200: mailResponse, ...errors(401, 403, 404, 409) },
  }),
  discard: createRoute({
    method: 'delete',
    path: '/admin/mails/{id}',
    ...staffOnly(services, 'mails.write'),
    summary: 'Discards a failed mail, which is then never sent',
    request: { params },
    responses: { 200: mailResponse, ...errors(401, 403, 404, 409) },
  }),
})

const mailView = (mail: QueuedMail): z.infer<typeof mailSchema> => ({
  id: mail.id,
  kind: mail.kind,
  state: mail.state,
  recipient: mail.recipient,
  subject: mail.subject,
  createdAt: mail.created_at.toISOString(),
  nextAttemptAt: mail.done_at === null ? mail.due_at.toISOString() : null,
  endedAt: mail.done_at?.toISOString() ?? null,
  attempts: mail.tries,
  reason: mail.last_error,
  canResend: canResend(mail),
})

type Act = (
  trx: Transaction<Schema>,
  id: string,
  now: Date,
) => Promise<Result<QueuedMail, MailRefusal>>

/** The queue of mails. */
export const addMailRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db, wakeWorker } = services
  const routes = routesOf(services)

  /** Performs an act on a mail and logs it. */
  const perform = async (act: Act, action: string, id: string, actor: Actor) => {
    const now = services.now()
    const result = await db.transaction().execute(async (trx) => {
      const done = await act(trx, id, now)
      if (done.ok) {
        const { subject, recipient, kind } = done.value
        const label = [subject || kind, recipient].filter(Boolean).join(', ')
        await recordChange(trx, { actor, action, resource: 'mails', recordId: id, label, now })
      }
      return done
    })
    if (result.ok) wakeWorker()
    return result
  }

  api.openapi(routes.list, async (c) => {
    const { range, order: orderId, ...query } = c.req.valid('query')
    const { mails, total } = await listMails(db, { ...query, orderId, ...range })
    setContentRange(c, 'mails', range, mails.length, total)
    return c.json(mails.map(mailView), 200)
  })

  api.openapi(routes.one, async (c) => {
    const mail = await findMail(db, c.req.valid('param').id)
    return mail ? c.json(mailView(mail), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.preview, async (c) => {
    const mail = await findMail(db, c.req.valid('param').id)
    const preview = mail && (await previewMail(services, mail, c.var.language))
    return preview ? c.json(preview, 200) : fail(c, 'not-found')
  })

  for (const [route, act, action] of [
    [routes.retry, retryMail, 'retry'],
    [routes.resend, resendMail, 'resend'],
    [routes.discard, discardMail, 'delete'],
  ] as const)
    api.openapi(route, async (c) => {
      const { id } = c.req.valid('param')
      const done = await perform(act, action, id, actorOf(c))
      if (done.ok) return c.json(mailView((await findMail(db, id)) ?? done.value), 200)
      return done.refusal === 'mail-unknown' ? fail(c, 'not-found') : fail(c, done.refusal)
    })
}
