import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as z from 'zod'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type Entry, entrySchema, repeated, reportSchema } from './camt-schema.ts'
import { decodeFile } from './decode-file.ts'
import { paymentsOf } from './read-entry.ts'
import {
  maxStatementPayments,
  type StatementFile,
  type StatementPayment,
  type StatementRefusal,
} from './statement-file.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => repeated.has(name),
})

/** The roots of both kinds, in every version. */
const kinds = {
  BkToCstmrStmt: { kind: 'camt.053', reports: 'Stmt' },
  BkToCstmrDbtCdtNtfctn: { kind: 'camt.054', reports: 'Ntfctn' },
} as const

const rootSchema = z.object({ Document: z.record(z.string(), z.unknown()) })

const parseXml = (text: string): Result<unknown, StatementRefusal> => {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return refuse({ code: 'file-unsafe' })
  const valid = XMLValidator.validate(text)
  if (valid !== true) return refuse({ code: 'file-not-xml', line: valid.err.line })
  return ok(parser.parse(text))
}

/** The reports in a document, and its kind. */
const findReports = (document: unknown) => {
  const root = rootSchema.safeParse(document)
  for (const [name, { kind, reports }] of Object.entries(kinds)) {
    const found = z
      .object({ [reports]: z.array(reportSchema) })
      .safeParse(root.success ? root.data.Document[name] : undefined)
    if (found.success) return { kind, reports: found.data[reports] ?? [] }
  }
  return undefined
}

/** What a file is, for people: 'pain.001.001.09', 'html'. The parser drops namespaces. */
const describeDocument = (text: string, document: unknown) => {
  const [name = ''] = Object.keys(document && typeof document === 'object' ? document : {}).filter(
    (key) => !key.startsWith('?'),
  )
  const schema = /xmlns(?::\w+)?\s*=\s*["'][^"']*\b([a-z]{4}\.\d{3}\.\d{3}\.\d{2})["']/.exec(text)
  return cleanLine(schema?.[1] ?? name, 40)
}

const statusOf = ({ Sts }: Entry) => (typeof Sts === 'string' ? Sts : (Sts.Cd ?? ''))

/** A credit, or a debit that takes a credit back; the reversal of a debit is none. */
const isPayment = ({ CdtDbtInd, RvslInd }: Entry) =>
  (CdtDbtInd === 'CRDT') !== (RvslInd === 'true' || RvslInd === '1')

/**
 * Reads the payments of a bank statement (camt.053) or notification (camt.054), of any version.
 * Takes a second of CPU for the largest files: call it in a thread.
 */
export const readStatement = (bytes: Uint8Array): Result<StatementFile, StatementRefusal> => {
  const text = decodeFile(bytes)
  if (!text.ok) return text
  const document = parseXml(text.value)
  if (!document.ok) return document
  const found = findReports(document.value)
  if (!found)
    return refuse({
      code: 'file-not-statement',
      found: describeDocument(text.value, document.value),
    })

  const counts = new Map<string, number>()
  const count = (key: string) => {
    const next = (counts.get(key) ?? 0) + 1
    counts.set(key, next)
    return next
  }
  const payments: StatementPayment[] = []
  const skipped = { debits: 0, pending: 0 }
  const accounts = found.reports.map(({ Acct }) => Acct?.Id?.IBAN ?? Acct?.Id?.Othr?.Id ?? '')
  let number = 0
  for (const [index, { Ntry = [] }] of found.reports.entries())
    for (const raw of Ntry) {
      number += 1
      const entry = entrySchema.safeParse(raw)
      if (!entry.success) {
        const field = String(entry.error.issues[0]?.path[0] ?? '')
        return refuse({ code: 'entry-invalid', entry: number, field })
      }
      if (statusOf(entry.data) !== 'BOOK') skipped.pending += 1
      else if (!isPayment(entry.data)) skipped.debits += 1
      else {
        const read = paymentsOf(entry.data, accounts[index] ?? '', count)
        if (!read.ok) return refuse({ code: 'entry-invalid', entry: number, field: read.refusal })
        payments.push(...read.value)
      }
      if (payments.length > maxStatementPayments)
        return refuse({ code: 'too-many-entries', max: maxStatementPayments })
    }
  return ok({
    kind: found.kind,
    statementIds: found.reports.flatMap(({ Id }) => (Id ? [cleanLine(Id, 40)] : [])),
    account: accounts.find(Boolean) ?? '',
    payments,
    skipped,
  })
}
