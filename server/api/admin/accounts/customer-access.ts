import { z } from '@hono/zod-openapi'
import { maxCertificateBytes } from '../../../../domain/customer/certificate.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import {
  addCertificate,
  changeCustomerEmail,
  inviteCustomer,
} from '../../../accounts/customers/change-access.ts'
import { createCustomer } from '../../../accounts/customers/create-customer.ts'
import { clientAddress } from '../../../http/request-source.ts'
import {
  limitUploads,
  readMultipart,
  uploadRetrySeconds,
} from '../../../http/uploads/read-multipart.ts'
import { email, line } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { accountAccess, accountParams } from './account-access.ts'
import { accountDetailSchema } from './admin-account-schema.ts'
import { findAccountView } from './admin-accounts.ts'
import { customerFields, customerProblemNames, fieldsOf } from './change-account.ts'

const newCustomer = customerFields.omit({ role: true }).extend({
  email: line(400).default('').describe('Empty for a customer without an e-mail address.'),
  invites: z
    .boolean('value-invalid')
    .default(false)
    .describe('Whether a mail has a link to choose a password, valid for 7 days.'),
  firstName: line(400),
  lastName: line(400),
  billingPhone: line(400),
  language: line(400),
})

/** What changes of one customer have in common: they return the customer. */
const change = {
  method: 'post',
  permission: 'customers.write',
  access: accountAccess,
  params: accountParams,
  returns: accountDetailSchema,
} as const

/** Customers whom the staff enter, and their access. */
export const customerAccessRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'post',
    path: '/admin/accounts',
    permission: 'customers.write',
    summary: 'Creates an active customer, with or without a login',
    body: newCustomer,
    returns: accountDetailSchema,
    status: 201,
    refuses: [409],
    fieldOf: { 'email-taken': 'email' },
    run: async (services, { body, actor, language }) => {
      const { email: address, invites, ...fields } = body
      const { role: _, ...change } = fieldsOf(fields)
      const required = {
        firstName: body.firstName,
        lastName: body.lastName,
        language: body.language,
      }
      const request = { email: address, invites, fields: { ...change, ...required } }
      const created = await createCustomer(services, actor, request)
      if (created.ok) return ok(await findAccountView(services.db, created.value.id, language))
      const { refusal } = created
      if (refusal.code === 'email-taken') return refuse(refusal.code)
      return refuse({ code: refusal.code, fields: customerProblemNames(refusal.problems) })
    },
  }),
  staffRoute({
    ...change,
    path: '/admin/accounts/{id}/email',
    acceptsKeys: false,
    summary: 'Changes the e-mail address of a customer',
    description: 'The former and the new address get a mail.',
    body: z.object({ email }),
    refuses: [409],
    fieldOf: { 'email-taken': 'email' },
    run: async (services, { params: { id: accountId }, body, language, ...by }) =>
      shown(await changeCustomerEmail(services, { ...by, accountId, email: body.email }), () =>
        findAccountView(services.db, accountId, language),
      ),
  }),
  staffRoute({
    ...change,
    path: '/admin/accounts/{id}/invitation',
    summary: 'Mails a customer a link to choose a password',
    run: async (services, { params: { id: accountId }, language, ...by }) =>
      shown(await inviteCustomer(services, { ...by, accountId }), () =>
        findAccountView(services.db, accountId, language),
      ),
  }),
  staffRoute({
    ...change,
    path: '/admin/accounts/{id}/certificate',
    summary: 'Stores a certificate that the laboratory received',
    upload: z.object({
      file: z
        .string()
        .openapi({ format: 'binary', description: 'PDF, JPEG, PNG, WebP or HEIC, up to 10 MB.' }),
    }),
    refuses: [429],
    fieldOf: {
      'certificate-missing': 'file',
      'certificate-too-large': 'file',
      'certificate-type': 'file',
      'certificate-locked': 'file',
    },
    run: async (services, { params: { id: accountId }, c, language, ...by }) => {
      const limits = { fileField: 'file', largestFile: maxCertificateBytes }
      const uploaded = await limitUploads(clientAddress(c, services.env), () =>
        readMultipart(c.req.raw, limits),
      )
      if (!uploaded.ok) return refuse({ code: 'too-many-attempts', retryAfter: uploadRetrySeconds })
      const read = uploaded.value
      if (!read.ok)
        return refuse(
          read.refusal.code === 'too-large' ? 'certificate-too-large' : read.refusal.code,
        )
      return shown(
        await addCertificate(services, { ...by, accountId, sent: read.value.file }),
        () => findAccountView(services.db, accountId, language),
      )
    },
  }),
]
