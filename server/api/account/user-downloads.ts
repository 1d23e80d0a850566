import { z } from '@hono/zod-openapi'
import { type Language, languages } from '../../../domain/language.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { type DownloadFile, downloadPath, findDownloads } from '../../content/downloads.ts'
import type { Database } from '../../db/client.ts'

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

const inEach = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ fr: schema, en: schema, de: schema, it: schema } satisfies Record<Language, Schema>)

/** Downloads per language (D1 §3, User). The order form is null without the right to use it. */
export const downloadFields = {
  download_page: inEach(page),
  download_order_form: inEach(form.nullable()),
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
