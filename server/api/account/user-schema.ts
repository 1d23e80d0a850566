import { z } from '@hono/zod-openapi'
import { addressFields, addressKinds } from '../../../domain/customer/address.ts'
import { roles } from '../../../domain/staff/permissions.ts'
import type { UserView } from '../../accounts/profile/user-view.ts'
import { downloadFields } from './user-downloads.ts'

export const userSchema = z
  .object({
    loggedIn: z.literal(true),
    login: z.string().describe('E-mail address, used to log in.'),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.enum(roles),
    discount: z
      .string()
      .openapi({ description: 'Discount on all prices, in percent.', example: '12.5' }),
    user_can_order: z.boolean(),
    user_can_order_with_form: z.boolean(),
    billingPhone: z.string(),
  } satisfies Record<keyof UserView, z.ZodType>)
  .openapi('User')

const eachField = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(
    addressKinds.flatMap((kind) => addressFields.map((part) => [`${kind}${part}`, value])),
  )

const eachNumber = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(addressKinds.map((kind) => [`${kind}BuildingNumber`, value]))

export const userDetailsSchema = userSchema
  .extend({
    pendingLogin: z
      .string()
      .nullable()
      .describe('New e-mail address that has not been confirmed yet.'),
    ...downloadFields,
    ...eachField(z.string()),
    ...eachNumber(
      z
        .string()
        .nullable()
        .describe('Building number. Empty: the address has none; null: unknown.'),
    ),
  })
  .openapi('UserDetails')

const text = z.string().max(1_000, 'too-long').optional()

/** Other fields are ignored: role, discount, flags and state cannot be changed by the user. */
export const userChangeSchema = z
  .object({
    login: text.openapi({
      description:
        'New e-mail address; takes effect when it is confirmed by mail. Requires `password`, and `code` with a second factor.',
    }),
    password: text.describe('The password, for a new e-mail address.'),
    code: text.describe(
      'Six digits of the authenticator app, or a recovery code. Required for a new e-mail address or password if the account has a second factor.',
    ),
    billingPhone: text,
    oldPassword: text,
    newPassword: z.string().max(2_000, 'too-long').optional(),
    newPasswordRepeat: z.string().max(2_000, 'too-long').optional(),
    ...eachField(text),
    ...eachNumber(text.nullable()),
  })
  .openapi('UserChange')
