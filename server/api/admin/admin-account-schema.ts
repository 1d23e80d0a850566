import { z } from '@hono/zod-openapi'
import { nextStates } from '../../../domain/customer/account-state.ts'
import type { AccountDetail, FoundAccount } from '../../accounts/profile/find-accounts.ts'

export const stateSchema = z.enum(['pending', 'active', 'suspended', 'rejected'])

/** An account in a list. */
export const accountSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    state: stateSchema,
    role: z.enum(['customer', 'administrator']),
    firstName: z.string(),
    lastName: z.string(),
    language: z.string(),
    profession: z.string(),
    pharmaId: z.string(),
    customerNumber: z.string(),
    message: z.string().openapi({ description: 'Message sent with the signup.' }),
    billingPhone: z.string(),
    discount: z
      .string()
      .openapi({ description: 'Discount on all prices, in percent.', example: '12.5' }),
    user_can_order: z.boolean(),
    user_can_order_with_form: z.boolean(),
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    decidedBy: z.string().nullable(),
    decisionReason: z.string(),
  })
  .openapi('Account')

const addressSchema = z.object({
  kind: z.enum(['billing', 'shipping']),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  address1: z.string(),
  buildingNumber: z.string().nullable(),
  address2: z.string(),
  postcode: z.string(),
  city: z.string(),
  state: z.string().openapi({ description: 'Canton or state.' }),
  country: z.string(),
})

export const accountDetailSchema = accountSchema
  .extend({
    nextStates: z.array(stateSchema).openapi({ description: 'States that a decision can set.' }),
    addresses: z.array(addressSchema),
    certificate: z
      .object({
        name: z.string().openapi({ description: 'File name as uploaded.', example: 'Diplom.pdf' }),
        mediaType: z.string(),
        size: z.int().openapi({ description: 'Size in bytes.' }),
        sha256: z.string(),
        createdAt: z.iso.datetime(),
      })
      .nullable(),
  })
  .openapi('AccountDetail')

/** Lists every field, so that new account columns are not exposed. */
export const accountView = (account: FoundAccount): z.infer<typeof accountSchema> => ({
  id: account.id,
  email: account.email,
  state: account.state,
  role: account.role,
  firstName: account.first_name,
  lastName: account.last_name,
  language: account.language,
  profession: account.profession,
  pharmaId: account.pharma_id,
  customerNumber: account.customer_number,
  message: account.signup_message,
  billingPhone: account.billing_phone,
  discount: String(account.discount_rate / 100),
  user_can_order: account.user_can_order,
  user_can_order_with_form: account.user_can_order_with_form,
  createdAt: account.created_at.toISOString(),
  decidedAt: account.decided_at?.toISOString() ?? null,
  decidedBy: account.decided_by,
  decisionReason: account.decision_reason,
})

export const accountDetailView = ({
  account,
  addresses,
  certificate,
}: AccountDetail): z.infer<typeof accountDetailSchema> => ({
  ...accountView(account),
  nextStates: [...nextStates[account.state]],
  addresses: addresses.map((address) => ({
    kind: address.kind,
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
        createdAt: certificate.created_at.toISOString(),
      }
    : null,
})
