import { type UnzipFileInfo, unzipSync } from 'fflate'
import { cleanLine } from '../../../domain/order/free-text.ts'
import type { StatementProblem, UploadProblem } from '../../../domain/payments/statement-problem.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { readStatement } from './read-statement.ts'
import { maxStatementPayments, type StatementFile } from './statement-file.ts'

/** A file of an archive; `name` without folders. */
type PackedFile = { name: string; bytes: Uint8Array }

/** Of all files together, unpacked. */
export const maxArchiveBytes = 100_000_000
export const maxArchiveFiles = 100

const signature = [0x50, 0x4b]

/** No bank file begins with these bytes, in any encoding. */
const isArchive = (bytes: Uint8Array) => signature.every((byte, index) => bytes[index] === byte)

const baseName = (path: string) => path.split(/[/\\]/).at(-1) ?? ''

/** macOS adds files with the same names, in a separate folder. */
const isStatement = (path: string) =>
  /\.xml$/i.test(path) && !path.startsWith('__MACOSX/') && !baseName(path).startsWith('.')

/** Unpacks no more than the sizes that the archive has declared, and nothing beyond the limits. */
const unpackArchive = (bytes: Uint8Array): Result<PackedFile[], StatementProblem> => {
  let refusal: StatementProblem = { code: 'archive-unreadable' }
  let [files, unpackedBytes] = [0, 0]
  /** Throws beyond a limit: ends the reading of the list of files. */
  const mayUnpack = ({ name, size, originalSize }: UnzipFileInfo) => {
    files += 1
    if (files > maxArchiveFiles) {
      refusal = { code: 'archive-too-many-files', max: maxArchiveFiles }
      throw new RangeError(refusal.code)
    }
    if (!isStatement(name)) return false
    // A stored file is as long as its packed size, whatever else is declared.
    unpackedBytes += Math.max(size, originalSize)
    if (unpackedBytes <= maxArchiveBytes) return true
    refusal = { code: 'archive-too-large', maxBytes: maxArchiveBytes }
    throw new RangeError(refusal.code)
  }
  try {
    const unpacked = Object.entries(unzipSync(bytes, { filter: mayUnpack }))
    if (unpacked.length === 0) return refuse({ code: 'archive-without-statements' })
    return ok(
      unpacked.map(([path, content]) => ({ name: cleanLine(baseName(path), 80), bytes: content })),
    )
  } catch {
    return refuse(refusal)
  }
}

/** A file of the bank; `name` of a file in an archive, else ''. */
export type UploadedStatement = StatementFile & { name: string }

/**
 * Reads an uploaded statement, or all statements of a ZIP archive: one unreadable file refuses all.
 * Takes seconds of CPU for the largest uploads: call it in a thread.
 */
export const readUpload = (bytes: Uint8Array): Result<UploadedStatement[], UploadProblem> => {
  if (!isArchive(bytes)) {
    const read = readStatement(bytes)
    return read.ok ? ok([{ ...read.value, name: '' }]) : read
  }
  const unpacked = unpackArchive(bytes)
  if (!unpacked.ok) return unpacked
  const files: UploadedStatement[] = []
  for (const { name, bytes: content } of unpacked.value) {
    const read = readStatement(content)
    if (!read.ok) return refuse({ ...read.refusal, file: name })
    files.push({ ...read.value, name })
  }
  const total = files.reduce((sum, { payments }) => sum + payments.length, 0)
  return total > maxStatementPayments
    ? refuse({ code: 'too-many-entries', max: maxStatementPayments })
    : ok(files)
}
