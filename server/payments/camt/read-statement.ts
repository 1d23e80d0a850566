import { createHash } from 'node:crypto'
import { cleanLine } from '../../../domain/order/free-text.ts'
import type { StatementProblem } from '../../../domain/payments/statement-problem.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { accountSchema, type StatementEntry, statementEntrySchema } from './camt-schema.ts'
import { paymentsOf, type Report } from './read-entry.ts'
import { type Scanned, scanReports } from './scan-reports.ts'
import { maxStatementBytes, maxStatementPayments, type StatementFile } from './statement-file.ts'

/** Encodings of bank files; UTF-16 is known by its byte order mark. */
const encodings: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
}

const markedEncoding = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** The encoding that the XML declaration names; UTF-8 without one. */
const declaredEncoding = (bytes: Uint8Array) => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const name = /<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  return encodings[name.toLowerCase()]
}

const lessThan = 0x3c

/** Whether the file begins with a tag, after spaces and marks. */
const startsAsXml = (bytes: Uint8Array) =>
  bytes.find((byte) => byte > 0x20 && byte < 0x80) === lessThan

/** The text of an uploaded XML file. */
const decodeFile = (bytes: Uint8Array): Result<string, StatementProblem> => {
  if (bytes.length === 0) return refuse({ code: 'file-empty' })
  if (bytes.length > maxStatementBytes)
    return refuse({ code: 'file-too-large', maxBytes: maxStatementBytes })
  if (!startsAsXml(bytes)) return refuse({ code: 'file-not-xml', line: 1 })
  const encoding = markedEncoding(bytes) ?? declaredEncoding(bytes)
  if (!encoding) return refuse({ code: 'file-encoding' })
  try {
    return ok(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    return refuse({ code: 'file-encoding' })
  }
}

/** What a file is, for people: 'pain.001.001.09', 'html'. */
const describeDocument = (text: string, root: string) => {
  const schema = /xmlns(?::\w+)?\s*=\s*["'][^"']*\b([a-z]{4}\.\d{3}\.\d{3}\.\d{2})["']/.exec(text)
  return cleanLine(schema?.[1] ?? root, 40)
}

const statusOf = ({ Sts }: StatementEntry) => (typeof Sts === 'string' ? Sts : (Sts.Cd ?? ''))

/** A credit, or a debit that takes a credit back; the reversal of a debit is none. */
const isPayment = ({ CdtDbtInd, RvslInd }: StatementEntry) =>
  (CdtDbtInd === 'CRDT') !== (RvslInd === 'true' || RvslInd === '1')

const accountOf = (value: unknown) => {
  const account = accountSchema.safeParse(value)
  const { IBAN, Othr } = account.data?.Id ?? {}
  return (IBAN ?? Othr?.Id ?? '').replace(/\s/g, '').toUpperCase()
}

/** More than the list of statements shows. */
const maxReports = 500

/** Collects the payments of a file, entry by entry. */
const createCollector = () => {
  const counts = new Map<string, number>()
  const count = (key: string) => {
    const next = (counts.get(key) ?? 0) + 1
    counts.set(key, next)
    return next
  }
  const collected: Omit<StatementFile, 'kind' | 'accounts'> = {
    statementIds: [],
    payments: [],
    skipped: { debits: 0, pending: 0 },
  }
  const { skipped, payments } = collected
  let entries = 0

  const addEntry = (value: unknown, report: Report): StatementProblem | undefined => {
    entries += 1
    const entry = statementEntrySchema.safeParse(value)
    if (!entry.success) {
      const field = String(entry.error.issues[0]?.path[0] ?? '')
      return { code: 'entry-invalid', entry: entries, field }
    }
    if (statusOf(entry.data) !== 'BOOK') skipped.pending += 1
    else if (!isPayment(entry.data)) skipped.debits += 1
    else {
      const read = paymentsOf(entry.data, report, count)
      if (!read.ok) return { code: 'entry-invalid', entry: entries, field: read.refusal }
      payments.push(...read.value)
    }
    return payments.length > maxStatementPayments
      ? { code: 'too-many-entries', max: maxStatementPayments }
      : undefined
  }

  /** Of a part that no bank sends. */
  const refusalOf = ({ part, what }: NonNullable<Scanned['excess']>): StatementProblem => {
    if (part !== 'Ntry' || what === 'depth') return { code: 'file-unsafe' }
    return what === 'text'
      ? { code: 'entry-text-too-long', entry: entries + 1 }
      : { code: 'too-many-entries', max: maxStatementPayments }
  }
  return { collected, addEntry, refusalOf }
}

/**
 * Reads the payments of a bank statement (camt.053) or notification (camt.054), of any version.
 * Takes a second of CPU for the largest files: call it in a thread.
 */
export const readStatement = (bytes: Uint8Array): Result<StatementFile, StatementProblem> => {
  const text = decodeFile(bytes)
  if (!text.ok) return text
  if (/<!(DOCTYPE|ENTITY)/i.test(text.value)) return refuse({ code: 'file-unsafe' })

  const { collected, addEntry, refusalOf } = createCollector()
  let kind: StatementFile['kind'] | undefined
  const reports: Report[] = []
  let hash: string | undefined
  let refusal: StatementProblem | undefined
  const { root, brokenLine, excess } = scanReports(text.value, {
    onReport: (found) => {
      kind ??= found
      // Identifies a report without a number.
      hash ??= createHash('sha256').update(bytes).digest('hex')
      reports.push({ account: '', id: hash })
    },
    onPart: (name, value) => {
      const report = reports.at(-1)
      if (!report) return true
      if (name === 'Ntry') refusal ??= addEntry(value, report)
      else if (name === 'Acct') report.account = accountOf(value)
      else if (typeof value === 'string' && value) {
        report.id = cleanLine(value, 40)
        if (collected.statementIds.length < maxReports) collected.statementIds.push(report.id)
      }
      return refusal?.code !== 'too-many-entries'
    },
  })
  if (excess) return refuse(refusalOf(excess))
  if (brokenLine !== undefined) return refuse({ code: 'file-not-xml', line: brokenLine })
  if (!kind)
    return refuse({ code: 'file-not-statement', found: describeDocument(text.value, root) })
  const accounts = [...new Set(reports.map(({ account }) => account))]
  return refusal ? refuse(refusal) : ok({ kind, ...collected, accounts })
}
