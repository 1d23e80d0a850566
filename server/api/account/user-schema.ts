import { z } from '@hono/zod-openapi'
import { addressFields, addressKinds } from '../../../domain/customer/address.ts'
import { memberOrderings } from '../../../domain/customer/member-rights.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { roles } from '../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import type { UserView } from '../../accounts/profile/user-details.ts'
import { type DownloadFile, downloadPath, findDownloads } from '../../content/downloads.ts'
import type { Database } from '../../db/client.ts'
import { inEachLanguage } from '../fields.ts'

const file = z.object({ id: z.string(), url: z.string(), filesize: z.int() })

const page = z.object({
  title: z.string(),
  text: z.string(),
  documents: z.array(z.object({ label: z.string(), file })),
})

const form = z.object({
  title: z.string(),
  text: z.string(),
  label: z.string(),
  file: file.nullable(),
})

/** Downloads per language (D1 §3, User). The order form is null without the right to use it. */
const downloadFields = {
  download_page: inEachLanguage(page),
  download_order_form: inEachLanguage(form.nullable()),
}

const fileView = ({ id, filesize }: DownloadFile) => ({ id, url: downloadPath(id), filesize })

const downloadsIn = async (db: Database, language: Language, account: SignedIn) => {
  const { page, orderForm } = await findDownloads(db, language, account)
  const documents = page.documents.map(({ label, file }) => ({ label, file: fileView(file) }))
  return {
    page: { ...page, documents },
    form: orderForm ? { ...orderForm, file: orderForm.file && fileView(orderForm.file) } : null,
  }
}

/** The downloads of the account in all languages. */
export const userDownloads = async (db: Database, account: SignedIn) => {
  const found = await Promise.all(
    languages.map(
      async (language) => [language, await downloadsIn(db, language, account)] as const,
    ),
  )
  const { fr, en, de, it } = Object.fromEntries(found) as Record<
    Language,
    Awaited<ReturnType<typeof downloadsIn>>
  >
  return {
    download_page: { fr: fr.page, en: en.page, de: de.page, it: it.page },
    download_order_form: { fr: fr.form, en: en.form, de: de.form, it: it.form },
  }
}

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
    ordering: z
      .enum(memberOrderings)
      .optional()
      .describe('Of a member of a practice who orders with approval or not at all.'),
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
