import { newId } from '../../db/new-id.ts'
import type { Services } from '../../services.ts'

/** Precedes the bytes, so that no other stored file is read as an import. */
const mark = Buffer.from('officina-import\n')

type Files = Pick<Services, 'files'>['files']

/** Stores an uploaded file until the next day's housekeeping; returns its id. */
export const storeUpload = async (files: Files, bytes: Uint8Array): Promise<string> => {
  const id = newId()
  await files.put(id, Buffer.concat([mark, bytes]))
  return id
}

const readAll = async (stream: AsyncIterable<unknown>) => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/** The bytes of an uploaded file; undefined when it was deleted or is another kind of file. */
export const openUpload = async (files: Files, id: string): Promise<Buffer | undefined> => {
  const file = await files.open(id)
  if (!file) return undefined
  const stored = await readAll(file.stream)
  return stored.subarray(0, mark.length).equals(mark) ? stored.subarray(mark.length) : undefined
}
