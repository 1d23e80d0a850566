import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../files/file-store.ts'
import { ImportError } from '../source/shop-source.ts'

/** Bytes of each part of an uploaded file but the last: small enough for proxies and memory. */
export const partBytes = 8 * 2 ** 20

/** The largest file, in bytes. */
export const maxUploadBytes = 2_000_000_000

type Upload = { id: string; sizeBytes: number }

/** The id of a part in the file store. */
const partId = (id: string, part: number) => `${id}-${String(part).padStart(4, '0')}`

/** The bytes of every part, in their order. */
const partSizes = ({ sizeBytes }: Pick<Upload, 'sizeBytes'>) =>
  Array.from({ length: Math.ceil(sizeBytes / partBytes) }, (_, part) =>
    Math.min(partBytes, sizeBytes - part * partBytes),
  )

/** The signature at the start of ZIP files. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Stores a part, also again. */
export const storePart = async (
  files: FileStore,
  upload: Upload,
  part: number,
  bytes: Uint8Array,
): Promise<'stored' | 'not-a-zip' | 'form-broken'> => {
  if (part === 0 && !isZip(bytes)) return 'not-a-zip'
  if (bytes.byteLength !== partSizes(upload)[part]) return 'form-broken'
  await files.put(partId(upload.id, part), bytes)
  return 'stored'
}

/** Whether every part is stored. */
export const isComplete = async (files: FileStore, upload: Upload) => {
  for (const [part, bytes] of partSizes(upload).entries())
    if ((await files.size(partId(upload.id, part))) !== bytes) return false
  return true
}

/** Writes the file to a path that does not exist. */
export const assembleParts = async (files: FileStore, upload: Upload, path: string) => {
  const parts = async function* () {
    for (const part of partSizes(upload).keys()) {
      const file = await files.open(partId(upload.id, part))
      if (!file) throw new ImportError('file-missing')
      yield* file.stream
    }
  }
  await pipeline(parts, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}

export const removeParts = async (files: FileStore, upload: Upload) => {
  for (const part of partSizes(upload).keys()) await files.remove(partId(upload.id, part))
}
