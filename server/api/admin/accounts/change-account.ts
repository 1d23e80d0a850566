import { z } from '@hono/zod-openapi'
import type { AddressChange } from '../../../../domain/customer/address.ts'
import { customerGroups } from '../../../../domain/customer/customer-group.ts'
import { parsePercent } from '../../../../domain/money.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import { roles } from '../../../../domain/staff/permissions.ts'
import { type CustomerChange, changeCustomer } from '../../../accounts/customers/change-customer.ts'
import { mayAct } from '../../../accounts/staff/staff-access.ts'
import { line } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { readVersion } from '../read-version.ts'
import { staffRoute } from '../staff-route.ts'
import { accountAccess, accountParams } from './account-access.ts'
import { accountDetailSchema } from './admin-account-schema.ts'
import { findAccountView } from './admin-accounts.ts'

const text = line(400).optional()

/** The parts of an address as the back office sends them. */
export const addressChange = z.object({
  firstName: text,
  lastName: text,
  company: text,
  address1: text.describe('Street.'),
  buildingNumber: line(400).nullish().describe('Number of the building.'),
  address2: text,
  postcode: text,
  city: text,
  state: text.describe('Canton or state.'),
  country: text,
})

/** The fields of a customer that staff can set. */
export const customerFields = z.object({
  firstName: text,
  lastName: text,
  language: text,
  profession: text,
  pharmaId: text.describe('GLN of the person or company.'),
  customerNumber: text,
  billingPhone: text,
  invoiceEmail: text.describe('Gets copies of mails with invoices; empty for none.'),
  discount: line(20)
    .refine((percent) => parsePercent(percent) !== undefined, 'value-invalid')
    .optional()
    .openapi({ description: 'Discount on all prices, in percent.', example: '12.5' }),
  customerGroup: z
    .enum(customerGroups, 'value-invalid')
    .optional()
    .describe('Group whose discounts apply where they are better.'),
  user_can_order: z.boolean('value-invalid').optional(),
  user_can_order_with_form: z.boolean('value-invalid').optional(),
  certificateExpiresOn: z.iso
    .date('value-invalid')
    .nullish()
    .describe('Day on which the certificate expires; null if it does not.'),
  role: z.enum(roles, 'value-invalid').optional().describe('Only for those who may change staff.'),
  billing: addressChange.optional().describe('Changed parts of the address.'),
  shipping: addressChange.optional().describe('Changed parts of the address.'),
})

const change = customerFields.extend({ version: readVersion })

/** The same as the domain names them: `Address1` for `address1`. */
export const addressOf = (
  parts: z.infer<typeof addressChange> | undefined,
): AddressChange | undefined =>
  parts &&
  Object.fromEntries(
    Object.entries(parts)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, value]),
  )

/** The request as the use cases take it. */
export const fieldsOf = (body: z.infer<typeof customerFields>): CustomerChange => {
  const { discount, billing, shipping, ...fields } = body
  const { user_can_order, user_can_order_with_form, ...rest } = fields
  return {
    ...rest,
    discountRate: discount === undefined ? undefined : parsePercent(discount),
    userCanOrder: user_can_order,
    userCanOrderWithForm: user_can_order_with_form,
    addresses: { billing: addressOf(billing), shipping: addressOf(shipping) },
  }
}

/** Names of fields in requests: `billing.city` for `billingCity`. */
const requestName = (name: string) => {
  if (name === 'discountRate') return 'discount'
  const [, kind, part = ''] = /^(billing|shipping)(?!Phone)([A-Z].*)$/.exec(name) ?? []
  return kind ? `${kind}.${part.charAt(0).toLowerCase()}${part.slice(1)}` : name
}

export const customerProblemNames = <Code>(problems: Readonly<Record<string, Code>>) =>
  Object.fromEntries(Object.entries(problems).map(([name, code]) => [requestName(name), code]))

/** Changes of customers by staff. */
export const changeAccountRoute: ApiRoute = staffRoute({
  method: 'patch',
  path: '/admin/accounts/{id}',
  permission: 'customers.write',
  access: accountAccess,
  summary: 'Changes an account; missing fields keep their value',
  params: accountParams,
  body: change,
  returns: accountDetailSchema,
  refuses: [409],
  run: async (
    services,
    { params: { id: accountId }, body: { version, ...fields }, actor, signedIn, language },
  ) => {
    const changed = await changeCustomer(services, {
      ...{ accountId, version, change: fieldsOf(fields) },
      by: { ...actor, mayChangeStaff: mayAct(signedIn, 'staff.write') },
    })
    if (changed.ok) return ok(await findAccountView(services.db, accountId, language))
    const { refusal } = changed
    if (refusal.code !== 'fields-invalid') return refuse(refusal.code)
    return refuse({ code: refusal.code, fields: customerProblemNames(refusal.problems) })
  },
})
