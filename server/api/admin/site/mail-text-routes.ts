import { z } from '@hono/zod-openapi'
import { languages } from '../../../../domain/language.ts'
import { mailTextNames, mailTextSchema } from '../../../../domain/options/mail-texts.ts'
import { optionProblems } from '../../../../domain/options/option-fields.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import { findDefaultTexts, previewText } from '../../../mail/previews/preview-text.ts'
import type { ApiRoute } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'

const params = { name: z.enum(mailTextNames) }

const textSchema = z
  .object({
    subject: z.string().describe('Subject.'),
    title: z.string().describe('Heading in the mail.'),
    opening: z.string().describe('Paragraphs after the greeting, one a line.'),
    closing: z.string().describe('Paragraphs at the end, one a line.'),
  })
  .openapi('MailText')

const previewSchema = z
  .object({
    subject: z.string().describe('Subject.'),
    html: z.string().describe('The mail as HTML.'),
    text: z.string().describe('The mail as plain text.'),
  })
  .openapi('MailTextPreview')

/** Texts of mails: those of the shop, and what a mail with own texts looks like. */
export const mailTextRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/mail-texts/{name}',
    permission: 'options.read',
    summary: 'Retrieves the texts of the shop for a mail',
    params,
    returns: z.object(Object.fromEntries(languages.map((language) => [language, textSchema]))),
    returned: 'By language, with placeholders such as `{number}`.',
    run: async (services, { params: { name } }) => ok(await findDefaultTexts(services, name)),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/mail-texts/{name}/preview',
    permission: 'options.read',
    summary: 'Renders a mail with own texts and sample data',
    params,
    body: z.object({
      language: z.enum(languages).describe('Language of the mail.'),
      text: textSchema.describe('Own texts; empty ones are those of the shop.'),
    }),
    returns: previewSchema,
    run: async (services, { params: { name }, body: { language, text } }) => {
      const checked = mailTextSchema(name).safeParse(text)
      if (!checked.success)
        return refuse({
          code: 'fields-invalid',
          fields: Object.fromEntries(
            checked.error.issues.map(({ path, message }) => [
              ['text', ...path].join('.'),
              optionProblems.find((code) => code === message) ?? 'value-invalid',
            ]),
          ),
        })
      const mail = await previewText(services, { name, language, own: checked.data })
      return ok({ subject: mail.subject, html: mail.html, text: mail.text })
    },
  }),
]
