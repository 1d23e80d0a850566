import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { ok } from '../../../../domain/result.ts'
import { customerSorts, listCustomers } from '../../../accounts/customers/list-customers.ts'
import { findAccountDetail, findCertificate } from '../../../accounts/profile/find-accounts.ts'
import { decideAccount } from '../../../accounts/signup/decide-account.ts'
import type { Database } from '../../../db/client.ts'
import { fileBody } from '../../../files/file-body.ts'
import { certificateHeaders, shownCertificateHeaders } from '../../account/certificate-headers.ts'
import { paragraph } from '../../fields.ts'
import { type ApiRoute, binary, shown } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { staffRoute } from '../staff-route.ts'
import { accountAccess, accountParams, mayReadStaff } from './account-access.ts'
import {
  accountDetailSchema,
  accountDetailView,
  accountFilters,
  filterOf,
  listedAccountSchema,
  listedAccountView,
} from './admin-account-schema.ts'

const decision = z.object({
  to: z.enum(['active', 'rejected', 'suspended'], 'value-invalid'),
  reason: paragraph(2_000).default(''),
  user_can_order: z.boolean('value-invalid').optional(),
  certificateExpiresOn: z.iso
    .date('value-invalid')
    .nullish()
    .describe('Day on which the certificate expires; null if it does not.'),
})

/** An account with its addresses and certificate. */
export const findAccountView = async (db: Database, id: string, language: Language) => {
  const found = await findAccountDetail(db, id)
  return found && accountDetailView(found, language)
}

/** Verification of signups, for staff. */
export const adminAccountRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/accounts',
    permission: 'customers.read',
    summary: 'Lists accounts; without a sort, the newest first',
    query: accountFilters,
    sorts: customerSorts,
    returns: listedAccountSchema,
    find: ({ db }, query, { signedIn, now }) => listCustomers(db, filterOf(query, signedIn), now),
    view: listedAccountView,
  }),
  staffRoute({
    method: 'get',
    path: '/admin/accounts/{id}',
    permission: 'customers.read',
    summary: 'Retrieves an account with its addresses and certificate',
    params: accountParams,
    returns: accountDetailSchema,
    run: async ({ db }, { params: { id }, signedIn, language }) => {
      const found = await findAccountView(db, id, language)
      const isShown = found?.role === 'customer' || mayReadStaff(signedIn)
      return ok(isShown ? found : undefined)
    },
  }),
  staffRoute({
    method: 'get',
    path: '/admin/accounts/{id}/certificate',
    permission: 'customers.read',
    access: accountAccess,
    summary: 'Downloads the certificate of an account',
    params: accountParams,
    query: {
      shown: z.enum(['true']).optional().describe('Shows the file in a frame of the back office.'),
    },
    returns: binary,
    mediaType: 'application/octet-stream',
    returned: 'The file as uploaded.',
    run: async ({ db, files }, { params: { id }, query: { shown: isShown }, c }) => {
      const certificate = await findCertificate(db, id)
      const file = certificate && (await files.open(certificate.id))
      if (!certificate || !file) return ok(undefined)
      const headersOf = isShown ? shownCertificateHeaders : certificateHeaders
      return ok(c.body(fileBody(c.req, file), 200, headersOf(certificate, file.size)))
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/accounts/{id}/decision',
    permission: 'customers.write',
    access: accountAccess,
    summary: 'Activates, rejects or suspends an account',
    description: 'The account holder is notified by mail. A rejection requires a reason.',
    params: accountParams,
    body: decision,
    returns: accountDetailSchema,
    refuses: [409],
    fieldOf: { 'reason-missing': 'reason' },
    run: async (services, { params: { id: accountId }, body, actor, language, now }) => {
      const { user_can_order: userCanOrder, ...decided } = body
      const byAccount = actor.accountId
      return shown(
        await decideAccount(services, { ...decided, accountId, byAccount, userCanOrder, now }),
        () => findAccountView(services.db, accountId, language),
      )
    },
  }),
]

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
