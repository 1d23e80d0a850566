import { Readable } from 'node:stream'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts'
import { longDate } from '../../domain/long-date.ts'
import { slugOf } from '../../domain/slug.ts'
import { option } from '../content/options.ts'
import { isDatabaseUnavailable } from '../db/database-error.ts'
import { i18nIn } from '../i18n.ts'
import { findOrder } from '../orders/history/find-order.ts'
import type { Services } from '../services.ts'
import { swissDay, swissTime } from '../swiss-day.ts'
import { exportJson, personalRows } from './export-rows.ts'
import { type ExportSubject, exportSubjects } from './exported-tables.ts'
import { findPerson, type Person } from './person.ts'
import { type ZipEntry, zipFile } from './zip-file.ts'

type RequiredServices = Pick<Services, 'db' | 'files' | 'log' | 'now'>

const contents: Record<ExportSubject, MessageDescriptor> = {
  account: msg`your account, addresses and certificates`,
  logins: msg`the devices on which you are logged in`,
  orders: msg`your orders, invoices, payments and parcels`,
  saved: msg`your cart, saved preparations, lists and formulas`,
  forms: msg`forms that you have sent, and your consent to the newsletter`,
  notes: msg`our notes about you`,
  history: msg`changes of your account, e-mails to you and imported data`,
}

const encoder = new TextEncoder()

const textEntry = (name: string, text: string): ZipEntry => ({
  name,
  isText: true,
  content: [encoder.encode(text)],
})

async function* encoded(texts: AsyncIterable<string>) {
  for await (const text of texts) yield encoder.encode(text)
}

type Reader = { person: Person; language: Language; laboratory: string }

const readMe = ({ language, laboratory }: Reader, now: Date) => {
  const i18n = i18nIn[language]
  const day = longDate(swissDay(now), language)
  const time = swissTime(now)
  const files = exportSubjects.map((subject) => `${subject}.json – ${i18n._(contents[subject])}`)
  return [
    laboratory,
    i18n._(msg`Copy of your personal data, ${day}, ${time}`),
    files.join('\n'),
    i18n._(
      msg`The folders “documents” and “certificates” contain your invoices, credit notes and the certificates that you have sent us. Amounts are in centimes, times in UTC. Our staff are not named.`,
    ),
    i18n._(msg`If you have questions, or if something is wrong, please contact us.`),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** A file that cannot be read or drawn now is named in the export instead. */
const fileEntry = async (
  { log }: RequiredServices,
  { language }: Reader,
  name: string,
  open: () => Promise<Iterable<Uint8Array> | AsyncIterable<Uint8Array> | undefined>,
): Promise<ZipEntry> => {
  try {
    const content = await open()
    if (content) return { name, isText: false, content }
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    log.error(error, 'a file is missing in an export of personal data')
  }
  const missing = msg`This file is not available at present. Please request the copy again later, or contact us.`
  return textEntry(`${name}.txt`, `${i18nIn[language]._(missing)}\n`)
}

async function* entriesOf(services: RequiredServices, reader: Reader): AsyncGenerator<ZipEntry> {
  const { db, files, now } = services
  const { person } = reader
  yield textEntry('README.txt', `${readMe(reader, now())}\n`)
  for (const subject of exportSubjects)
    yield {
      ...{ name: `${subject}.json`, isText: true },
      content: encoded(exportJson(db, subject, person)),
    }
  for await (const { id, name } of personalRows(db, 'certificate', person)) {
    const [base = '', extension = ''] = name.split(/\.(?=[^.]*$)/)
    const fileName = `${slugOf(base)}-${id}.${slugOf(extension) || 'bin'}`
    const open = async () => (await files.open(id))?.stream
    yield fileEntry(services, reader, `certificates/${fileName}`, open)
  }
  // Loaded on demand: rendering code would slow the start.
  const { makeDocument } = await import('../documents/make-document.ts')
  for await (const { order_id, kind, number } of personalRows(db, 'invoice', person))
    yield fileEntry(services, reader, `documents/${kind}-${number}.pdf`, async () => {
      const order = await findOrder(db, order_id)
      const made = order && (await makeDocument(services, order, kind, number))
      return made && [made.pdf]
    })
}

export type ExportedPerson = { fileName: string; body: ReadableStream }

/**
 * What the shop stores of a person, as a ZIP file that is written while it is sent. Undefined for an
 * unknown account.
 */
export const exportPerson = async (
  services: RequiredServices,
  accountId: string,
): Promise<ExportedPerson | undefined> => {
  const { db, now } = services
  const person = await findPerson(db, accountId)
  if (!person) return undefined
  const account = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const language = isLanguage(account.language) ? account.language : defaultLanguage
  const laboratory = await option(db, 'legal_name')
  const entries = entriesOf(services, { person, language, laboratory })
  const pieces = Readable.from(zipFile(entries, now()), { objectMode: false })
  return {
    fileName: `officina-personal-data-${swissDay(now())}.zip`,
    body: Readable.toWeb(pieces) as ReadableStream,
  }
}
