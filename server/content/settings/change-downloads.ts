import { byLanguage, type Language } from '../../../domain/language.ts'
import type { OptionValues } from '../../../domain/options/site-options.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { tryContentChange } from '../content-version.ts'
import { findCurrentOptions } from '../options.ts'
import {
  optionVersionOf,
  readStored,
  type SettingsChange,
  valueIn,
  writeTranslated,
} from './write-option.ts'

const names = ['download_page', 'download_order_form'] as const

type File = OptionValues['download_page']['documents'][number]['file']

/** The downloads of professionals in one language. */
export type DownloadsRecord = {
  id: Language
  version: string
  page: OptionValues['download_page']
  orderForm: OptionValues['download_order_form']
}

export const findDownloadsIn = async (db: Database, id: Language): Promise<DownloadsRecord> => {
  const found = await findCurrentOptions(db, names, id)
  const version = optionVersionOf(await readStored(db, names))
  return { id, version, page: found.download_page, orderForm: found.download_order_form }
}

/** The files that can be offered: those of the library, and those offered already. */
const findKnownFiles = async (db: Database, ids: readonly string[], offered: readonly File[]) => {
  const documents = await db
    .selectFrom('media')
    .select(['id', 'name', 'bytes'])
    .where('kind', '=', 'document')
    .where('id', 'in', ['', ...ids])
    .execute()
  return new Map<string, File>([
    ...offered.map((file) => [file.id, file] as const),
    ...documents.map(
      ({ id, name, bytes }) => [id, { id, name: `${name}.pdf`, filesize: bytes }] as const,
    ),
  ])
}

export type DownloadsRefusal =
  | 'edit-conflict'
  /** A file that the library does not have. */
  | 'file-unknown'

/** As they are sent: files by id. */
export type DownloadsChange = {
  page: {
    title: string
    text: string
    documents: readonly { label: string; fileId: string; audience: 'everyone' | 'may-order' }[]
  }
  orderForm: { title: string; text: string; label: string; fileId: string | null }
}

const filesOf = ({ page, orderForm }: Pick<DownloadsRecord, 'page' | 'orderForm'>): File[] => [
  ...page.documents.map(({ file }) => file),
  ...(orderForm.file ? [orderForm.file] : []),
]

/** Changes the downloads of a language; those of the others stay as they are. */
export const changeDownloads = (
  db: Database,
  { id, version, page, orderForm }: DownloadsChange & { id: Language; version: string },
  { actor, now }: SettingsChange,
): Promise<Result<undefined, DownloadsRefusal>> =>
  tryContentChange(db, async (trx) => {
    const before = await findDownloadsIn(trx, id)
    if (before.version !== version) return refuse('edit-conflict')
    const wanted = [...page.documents.map(({ fileId }) => fileId), orderForm.fileId ?? '']
    const files = await findKnownFiles(trx, wanted, filesOf(before))
    if (wanted.some((fileId) => fileId && !files.has(fileId))) return refuse('file-unknown')
    const documents = page.documents.flatMap(({ label, audience, fileId }) => {
      const file = files.get(fileId)
      return file ? [{ label, audience, file }] : []
    })
    const after = {
      download_page: { title: page.title, text: page.text, documents },
      download_order_form: {
        title: orderForm.title,
        text: orderForm.text,
        label: orderForm.label,
        file: (orderForm.fileId && files.get(orderForm.fileId)) || null,
      },
    }
    const stored = await readStored(trx, names)
    for (const name of names) {
      const others = byLanguage((language) => valueIn(stored, name, language) ?? null)
      await writeTranslated(trx, name, { ...others, [id]: after[name] })
    }
    await recordChange(trx, {
      actor,
      action: 'change',
      resource: 'options',
      recordId: `downloads-${id}`,
      label: id,
      before: { page: before.page, orderForm: before.orderForm },
      after: { page: after.download_page, orderForm: after.download_order_form },
      now,
    })
    return ok(undefined)
  })
