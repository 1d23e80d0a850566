import type { Language } from '../../../domain/language.ts'
import { byLanguage, languages } from '../../../domain/language.ts'
import { maxMediaBytes, mediaTextLengths } from '../../../domain/media/media-limits.ts'
import { readPictureReference } from '../../../domain/media/picture-address.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import type { Database } from '../../db/client.ts'
import type { MediaRow } from '../../db/tables/media.ts'
import { addMedia } from '../../media/add-media.ts'
import { changeMedia } from '../../media/change-media.ts'
import { inspectUpload } from '../../media/inspect-upload.ts'
import { findMediaRow, type MediaTexts, titleOfFile } from '../../media/media-record.ts'
import { decoded } from '../content/page-links.ts'
import { plainText } from '../content/plain-text.ts'
import type { ImportContext } from '../import-context.ts'
import { addNotes, countRecord, countUnknown, keptNotes, type Outcome } from '../import-report.ts'
import {
  findImported,
  hashOf,
  type ImportedRecord,
  noteImported,
  planFields,
} from '../imported-records.ts'
import { ImportError, isRecord, type SourceRecord } from '../source/shop-source.ts'
import { readTranslated, type TranslatedRecord } from '../source/translated-records.ts'
import { sourceFields, textOf } from '../source-fields.ts'
import { type FoundMedia, mediaKey } from './imported-media.ts'

/** A field of text, or of `rendered` HTML, as one line. */
const lineOf = (value: unknown, longest: number) =>
  plainText(textOf(isRecord(value) ? (value.rendered ?? value.raw) : value))
    .replace(/[ \t\r\n]+/g, ' ')
    .slice(0, longest)

/** The texts of a file, whose records are one for each language, or one for all. */
const wantedTexts = (records: readonly TranslatedRecord[]) => {
  const alt = (language: Language) =>
    records.find((each) => each.language === language)?.record.alt_text
  const [first] = records
  const title = lineOf(first?.record.title, mediaTextLengths.title)
  return {
    ...(title && { title }),
    ...Object.fromEntries(
      languages
        .map((each) => [`alt_${each}`, lineOf(alt(each), mediaTextLengths.alternativeText)])
        .filter(([, text]) => text),
    ),
  } as Readonly<Record<string, string>>
}

const storedTexts = ({ title, alternative_texts }: MediaRow): Record<string, string> => ({
  title,
  ...Object.fromEntries(languages.map((each) => [`alt_${each}`, alternative_texts[each]])),
})

const mediaTexts = (texts: Readonly<Record<string, string>>): Partial<MediaTexts> => ({
  ...(texts.title && { title: texts.title }),
  alternativeTexts: byLanguage((language) => texts[`alt_${language}`] ?? ''),
})

const unknownOf = (records: readonly TranslatedRecord[]) => {
  const unknown: Record<string, unknown> = {}
  for (const { language, record } of records) {
    const fields = sourceFields(record)
    for (const name of ['id', 'source_url', 'alt_text', 'title', 'lang', 'slug', 'link'])
      fields.take(name)
    for (const [name, value] of Object.entries(fields.rest()))
      if (!(name in unknown)) unknown[name] = value
      else if (hashOf(unknown[name]) !== hashOf(value)) unknown[`${name} ${language}`] = value
  }
  return unknown
}

/** A file of this library, by the hash of its content. */
const findOwn = async (db: Database, hash: string): Promise<FoundMedia | undefined> => {
  const row = await db
    .selectFrom('media')
    .select(['id', 'kind'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row && { id: row.id, isPicture: row.kind === 'picture' }
}

/** In addresses that pages of this site give to pictures. */
const hashIn = (key: string) => /^\/media\/([\da-f]{32})\//.exec(key)?.[1] ?? ''

/** Reads the file and adds it to the library; in a dry run it is only checked. */
const addFile = async (
  { db, files, source, isDryRun, now }: ImportContext,
  address: string,
  texts: Partial<MediaTexts>,
): Promise<FoundMedia> => {
  try {
    const file = await source.readFile(address, maxMediaBytes)
    if (!file) return { problem: ['file-missing'] }
    const inspected = await inspectUpload(file)
    if (!inspected.ok) return { problem: ['file-refused', [inspected.refusal]] }
    const own = await findOwn(db, inspected.value.hash)
    if (own) return own
    const isPicture = inspected.value.kind === 'picture'
    if (isDryRun) return { id: '', isPicture, isNew: true }
    const services = { db, files, wakeWorker: () => undefined }
    const title = titleOfFile(decoded(file.name), mediaTextLengths.title)
    const change = { actor: null, now }
    const added = await addMedia(services, file, change, { ...(title && { title }), ...texts })
    return added.ok
      ? { id: added.value.id, isPicture, isNew: true }
      : { problem: ['file-refused', [added.refusal]] }
  } catch (error) {
    if (error instanceof ImportError) return { problem: error.note }
    throw error
  }
}

type Wanted = { key: string; address: string; records: readonly TranslatedRecord[] }

/** Writes the texts that the former shop has changed, or only this shop lacks. */
const updateTexts = async (
  { db, isDryRun, now, report }: ImportContext,
  { key, records }: Wanted,
  row: MediaRow,
  known: ImportedRecord | undefined,
): Promise<{ outcome: Outcome; written: Record<string, string> }> => {
  const local = storedTexts(row)
  const empty = Object.fromEntries(Object.keys(local).map((field) => [field, hashOf('')]))
  const wanted = wantedTexts(records)
  const { changed, kept, written } = planFields(wanted, local, known?.written ?? empty)
  const isKept = known !== undefined && kept.length > 0
  if (isKept) addNotes(report, 'media', key, keptNotes(kept))
  if (changed.length > 0 && !isDryRun) {
    const texts = { ...local, ...Object.fromEntries(changed.map((each) => [each, wanted[each]])) }
    await changeMedia(
      db,
      { id: row.id, version: row.version, ...mediaTexts(texts as Record<string, string>) },
      { actor: null, now },
    )
  }
  return { outcome: changed.length > 0 ? 'updated' : isKept ? 'kept' : 'unchanged', written }
}

/** Imports one file with its texts; the file of a known record is not read again. */
const importOne = async (
  context: ImportContext,
  wanted: Wanted,
  known: ImportedRecord | undefined,
): Promise<FoundMedia> => {
  const { db, name: source, report, isDryRun, now } = context
  const { key, address, records } = wanted
  const hash = hashOf(records.map(({ record }) => record))
  const unknown = unknownOf(records)
  const count = (outcome: Outcome, note?: ImportNote) => {
    countRecord(report, 'media', outcome)
    if (outcome !== 'skipped') countUnknown(report, 'media', unknown)
    if (note) addNotes(report, 'media', key, [note])
  }
  const stored = known && (await findMediaRow(db, known.local_id))
  if (known && !stored) {
    count('skipped', ['deleted-here'])
    return { problem: ['deleted-here'] }
  }
  const texts = wantedTexts(records)
  const found: FoundMedia = stored
    ? { id: stored.id, isPicture: stored.kind === 'picture' }
    : ((await findOwn(db, hashIn(key))) ?? (await addFile(context, address, mediaTexts(texts))))
  if ('problem' in found) {
    count('skipped', found.problem)
    return found
  }
  const row = stored ?? (found.id ? await findMediaRow(db, found.id) : undefined)
  const isSame = known?.source_hash === hash
  const { outcome, written } =
    row && !isSame
      ? await updateTexts(context, wanted, row, known)
      : { outcome: 'unchanged' as const, written: known?.written ?? {} }
  count(found.isNew ? 'created' : outcome)
  if (!isDryRun && !isSame)
    await noteImported(db, [
      {
        ...{ source, kind: 'media', source_id: key, local_id: found.id, source_hash: hash },
        ...{ written, unknown, imported_at: now },
      },
    ])
  return found
}

const importFile = async (context: ImportContext, wanted: Wanted): Promise<FoundMedia> => {
  const { db, name, media } = context
  const known = await findImported(db, name, 'media', [wanted.key])
  const found = await importOne(context, wanted, known.get(wanted.key))
  media.byKey.set(wanted.key, found)
  return found
}

/** Imports the files of the media library: of the records in several languages each file once. */
export const importMedia = async (context: ImportContext) => {
  const { media, report, progress } = context
  const records = await readTranslated(context, 'media')
  const byKey = Map.groupBy(records, ({ record }) => mediaKey(textOf(record.source_url)))
  let done = 0
  for (const [key, same] of byKey) {
    for (const { id } of same) media.keyOf.set(id, key)
    if (key) {
      const address = textOf(same[0]?.record.source_url)
      await importFile(context, { key, address, records: same })
    } else
      for (const { id } of same) {
        countRecord(report, 'media', 'skipped')
        addNotes(report, 'media', id, [['file-address-missing']])
      }
    done += same.length
    if (done % 20 === 0 || done === records.length) progress('media', done, records.length)
  }
}

const addressIn = (value: SourceRecord) =>
  textOf(value.url) || textOf(value.source_url) || textOf(value.link)

/**
 * The file that a field of the former shop names: by address, id, or object of ACF. A file without a
 * record is imported now. Undefined for an empty field.
 */
export const findMedia = async (
  context: ImportContext,
  value: unknown,
): Promise<FoundMedia | undefined> => {
  const { media } = context
  const text = textOf(value)
  const address = isRecord(value) ? addressIn(value) : text
  const id = isRecord(value) ? textOf(value.ID ?? value.id) : text
  const key = media.keyOf.get(id) ?? (/^\d+$/.test(address) ? '' : mediaKey(address))
  if (!key) return address || id ? { problem: ['file-missing'] } : undefined
  const reference = readPictureReference(key)
  if (reference && (await findMediaRow(context.db, reference)))
    return { id: reference, isPicture: true }
  return media.byKey.get(key) ?? importFile(context, { key, address, records: [] })
}
