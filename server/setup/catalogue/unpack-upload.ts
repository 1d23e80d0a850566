import { readZipEntries } from '../../imports/file/zip-entries.ts'
import { type CatalogueFile, catalogueFileOf } from './file-names.ts'

export type UploadedFile = { name: string; bytes: Uint8Array }

/** Why a file cannot be taken. */
export type UploadProblem = 'zip-damaged' | 'not-text' | 'unknown-file'

export type Unpacked = {
  files: Map<CatalogueFile, string>
  problems: { file: string; problem: UploadProblem }[]
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** UTF-8 without a byte order mark; PostgreSQL stores no NUL in texts. */
const textOf = (bytes: Uint8Array) => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

const entriesOf = ({ bytes }: UploadedFile) =>
  readZipEntries(Buffer.from(bytes))
    .filter(({ name }) => !name.endsWith('/'))
    .map(({ name, content }) => ({ name, bytes: content() }))

/** The catalogue files of an upload: single files, zip archives, or both. */
export const unpackUpload = (uploads: readonly UploadedFile[]): Unpacked => {
  const unpacked: Unpacked = { files: new Map(), problems: [] }
  const add = ({ name, bytes }: UploadedFile) => {
    const text = textOf(bytes)
    const file = catalogueFileOf(name, text ?? '')
    if (file === 'ignored') return
    if (!file) unpacked.problems.push({ file: name, problem: 'unknown-file' })
    else if (text === undefined) unpacked.problems.push({ file: name, problem: 'not-text' })
    else unpacked.files.set(file, text)
  }
  for (const upload of uploads) {
    if (!isZip(upload.bytes)) {
      add(upload)
      continue
    }
    try {
      entriesOf(upload).forEach(add)
    } catch {
      unpacked.problems.push({ file: upload.name, problem: 'zip-damaged' })
    }
  }
  return unpacked
}
