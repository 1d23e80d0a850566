import { ok, type Result, refuse } from '../../../domain/result.ts'
import { readStatement } from './read-statement.ts'
import {
  maxStatementPayments,
  type StatementFile,
  type StatementRefusal,
} from './statement-file.ts'
import { type ArchiveRefusal, isArchive, unpackArchive } from './unpack-archive.ts'

/** A file of the bank; `name` of a file in an archive, else ''. */
export type UploadedStatement = StatementFile & { name: string }

/** `file`: name of the file in the archive. */
export type StatementUploadRefusal = ArchiveRefusal | (StatementRefusal & { file?: string })

/**
 * Reads an uploaded statement, or all statements of a ZIP archive: one unreadable file refuses all.
 * Takes seconds of CPU for the largest uploads: call it in a thread.
 */
export const readUpload = (
  bytes: Uint8Array,
): Result<UploadedStatement[], StatementUploadRefusal> => {
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
