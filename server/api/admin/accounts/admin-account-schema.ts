import { z } from '@hono/zod-openapi'
import { nextStates } from '../../../../domain/customer/account-state.ts'
import { addressKinds } from '../../../../domain/customer/address.ts'
import { customerGroups } from '../../../../domain/customer/customer-group.ts'
import { shownEmail } from '../../../../domain/customer/email.ts'
import { glnProblem } from '../../../../domain/customer/gln.ts'
import { isProfession } from '../../../../domain/customer/profession.ts'
import { defaultLanguage, isLanguage, type Language } from '../../../../domain/language.ts'
import { isStaffRole, type Role, roles } from '../../../../domain/staff/permissions.ts'
import { registerLinks } from '../../../../domain/staff/registers.ts'
import { reasonTemplates } from '../../../../messages/server/decision-reasons.ts'
import { certificateFilters, erasureFilters } from '../../../accounts/customers/customer-filter.ts'
import type { StaffCustomer } from '../../../accounts/customers/list-customers.ts'
import type { AccountDetail, FoundAccount } from '../../../accounts/profile/find-accounts.ts'
import { i18nIn } from '../../../i18n.ts'
import { instant, line } from '../../fields.ts'
import { searchText } from '../list-route.ts'
import { mayReadStaff } from './account-access.ts'

const stateSchema = z.enum(['pending', 'active', 'suspended', 'rejected'])

/** An account in a list. */
const accountSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    state: stateSchema,
    role: z.enum(roles),
    firstName: z.string(),
    lastName: z.string(),
    language: z.string(),
    profession: z.string(),
    pharmaId: z.string(),
    customerNumber: z.string(),
    message: z.string().describe('Message sent with the signup.'),
    billingPhone: z.string(),
    discount: z
      .string()
      .openapi({ description: 'Discount on all prices, in percent.', example: '12.5' }),
    customerGroup: z
      .enum(customerGroups)
      .describe('Group whose discounts apply where they are better.'),
    user_can_order: z.boolean(),
    user_can_order_with_form: z.boolean(),
    createdAt: instant,
    decidedAt: instant.nullable(),
    decidedBy: z.string().nullable(),
    decisionReason: z.string(),
    certificateExpiresOn: z.iso.date().nullable(),
    erasedAt: instant.nullable().describe('When the personal data were erased.'),
    version: z.int().describe('Version of the record, sent with a change.'),
    glnProblem: z
      .enum(['missing', 'not-13-digits', 'check-digit-wrong'])
      .nullable()
      .openapi({ description: 'Why `pharmaId` is no GLN; null if its check digit is right.' }),
  })
  .openapi('Account')

/** Filters of the list of accounts, and of its export. */
export const accountFilters = {
  search: searchText.describe('Words of name, e-mail, company, customer number, town or GLN.'),
  state: stateSchema.optional(),
  role: z.enum(roles).optional(),
  profession: line(40).optional(),
  customerGroup: z.enum(customerGroups).optional().describe('Group of customers.'),
  language: line(2).optional(),
  country: line(2).optional(),
  canton: line(100).optional(),
  hasOrders: z.enum(['true', 'false']).optional(),
  certificate: z.enum(certificateFilters).optional(),
  erasure: z
    .enum(erasureFilters)
    .optional()
    .describe('Whose data another member of the staff may erase, or whose were erased.'),
}

type AccountQuery = { hasOrders?: 'true' | 'false' | undefined; role?: Role | undefined }

/** Filters of a request as the list takes them; accounts of staff for `mayReadStaff` only. */
export const filterOf = <Query extends AccountQuery>(
  { hasOrders, role, ...filter }: Query,
  reader: Parameters<typeof mayReadStaff>[0],
) => ({
  ...filter,
  role: mayReadStaff(reader) ? role : ('customer' as const),
  hasOrders: hasOrders === undefined ? undefined : hasOrders === 'true',
})

/** An account in a list, with its billing address and orders. */
export const listedAccountSchema = accountSchema
  .extend({
    company: z.string(),
    city: z.string(),
    canton: z.string(),
    country: z.string(),
    orders: z.int(),
    lastOrderAt: instant.nullable(),
  })
  .openapi('ListedAccount')

const addressSchema = z.object({
  id: z.string().describe('UUID.'),
  kind: z
    .enum([...addressKinds, 'other'])
    .describe('`shipping` is the default delivery address, `other` one of the others.'),
  name: z.string().openapi({ description: 'Of a delivery address.', example: 'Praxis Lausanne' }),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  address1: z.string(),
  buildingNumber: z.string().nullable(),
  address2: z.string(),
  postcode: z.string(),
  city: z.string(),
  state: z.string().describe('Canton or state.'),
  country: z.string(),
})

export const accountDetailSchema = accountSchema
  .extend({
    nextStates: z.array(stateSchema).describe('States that a decision can set.'),
    hasSecondFactor: z.boolean().describe('A login needs a code of an app.'),
    addresses: z.array(addressSchema),
    invoiceEmail: z.string().describe('Gets copies of mails with invoices; empty for none.'),
    registers: z
      .array(
        z.object({
          register: z.string().openapi({ description: 'Public register.', example: 'medreg' }),
          url: z.string().describe('Address of its search.'),
          isPrefilled: z.boolean().describe('The address names what is searched.'),
        }),
      )
      .describe('Public registers of the profession.'),
    reasonTemplates: z
      .array(
        z.object({
          to: stateSchema.describe('State that the decision sets.'),
          name: z.string().describe('In the language of the request.'),
          text: z.string().describe('In the language of the customer.'),
        }),
      )
      .describe('Reasons to choose from.'),
    certificate: z
      .object({
        name: z.string().openapi({ description: 'File name as uploaded.', example: 'Diplom.pdf' }),
        mediaType: z.string(),
        size: z.int().describe('Size in bytes.'),
        sha256: z.string(),
        createdAt: instant,
      })
      .nullable(),
  })
  .openapi('AccountDetail')

/** Lists every field, so that new account columns are not exposed. */
const accountView = (account: FoundAccount): z.infer<typeof accountSchema> => ({
  id: account.id,
  email: shownEmail(account.email),
  state: account.state,
  role: isStaffRole(account.role) ? account.role : 'customer',
  firstName: account.first_name,
  lastName: account.last_name,
  language: account.language,
  profession: account.profession,
  pharmaId: account.pharma_id,
  customerNumber: account.customer_number,
  message: account.signup_message,
  billingPhone: account.billing_phone,
  discount: String(account.discount_rate / 100),
  customerGroup: account.customer_group,
  user_can_order: account.user_can_order,
  user_can_order_with_form: account.user_can_order_with_form,
  createdAt: account.created_at,
  decidedAt: account.decided_at,
  decidedBy: account.decided_by,
  decisionReason: account.decision_reason,
  certificateExpiresOn: account.certificate_expires_on,
  erasedAt: account.erased_at,
  version: account.version,
  glnProblem: glnProblem(account.pharma_id) ?? null,
})

export const listedAccountView = (
  customer: StaffCustomer,
): z.infer<typeof listedAccountSchema> => ({
  ...accountView(customer),
  company: customer.company,
  city: customer.city,
  canton: customer.canton,
  country: customer.country,
  orders: customer.orders,
  lastOrderAt: customer.lastOrderAt,
})

const templatesFor = ({ language, state }: FoundAccount, staffLanguage: Language) => {
  const theirs = i18nIn[isLanguage(language) ? language : defaultLanguage]
  return nextStates[state].flatMap((to) =>
    (reasonTemplates[to] ?? []).map(({ name, text }) => ({
      to,
      name: i18nIn[staffLanguage]._(name),
      text: theirs._(text),
    })),
  )
}

/** `language`: that of the staff. */
export const accountDetailView = (
  { account, addresses, certificate, hasSecondFactor, invoiceEmail }: AccountDetail,
  language: Language,
): z.infer<typeof accountDetailSchema> => ({
  ...accountView(account),
  nextStates: account.erased_at ? [] : [...nextStates[account.state]],
  hasSecondFactor,
  invoiceEmail,
  registers: isProfession(account.profession)
    ? registerLinks(
        account.profession,
        addresses.find(({ kind }) => kind === 'billing')?.company ?? '',
      )
    : [],
  reasonTemplates: templatesFor(account, language),
  addresses: addresses.map((address) => ({
    id: address.id,
    kind: address.kind,
    name: address.name,
    firstName: address.first_name,
    lastName: address.last_name,
    company: address.company,
    address1: address.address1,
    buildingNumber: address.building_number,
    address2: address.address2,
    postcode: address.postcode,
    city: address.city,
    state: address.state,
    country: address.country,
  })),
  certificate: certificate
    ? {
        name: certificate.name,
        mediaType: certificate.media_type,
        size: certificate.size,
        sha256: certificate.sha256,
        createdAt: certificate.created_at,
      }
    : null,
})
