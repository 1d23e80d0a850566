import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipEntry = {
  name: string
  /** Texts are compressed; PDFs and pictures are already. */
  isText: boolean
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** A ZIP file in pieces; entries are read one after the other, when the receiver is ready. */
export async function* zipFile(
  entries: AsyncIterable<ZipEntry>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = []
  const takeWritten = () => {
    const pieces = written
    written = []
    return pieces
  }
  const zip = new Zip((error, piece) => {
    if (error) throw error
    written.push(piece)
  })
  for await (const { name, isText, content } of entries) {
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name)
    file.mtime = modifiedAt
    zip.add(file)
    for await (const piece of content) {
      file.push(piece)
      yield* takeWritten()
    }
    file.push(new Uint8Array(), true)
    yield* takeWritten()
  }
  zip.end()
  yield* takeWritten()
}
