import * as z from 'zod'

/** Empty elements are read as ''. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const text = z.string()
const amount = z.object({ '#text': text, '@Ccy': text.regex(/^[A-Z]{3}$/) })
const direction = z.enum(['CRDT', 'DBIT'])
const date = z.object({ Dt: optional(text), DtTm: optional(text) })

const account = z.object({
  IBAN: optional(text),
  Othr: optional(z.object({ Id: text })),
})

/** The party itself; below `Pty` from version 8 on. */
const party = z.object({
  Nm: optional(text),
  Pty: optional(z.object({ Nm: optional(text) })),
})

const structured = z.object({
  CdtrRefInf: optional(z.object({ Ref: optional(text) })),
  AddtlRmtInf: optional(z.array(text)),
})

const transaction = z.object({
  Refs: optional(z.object({ AcctSvcrRef: optional(text), EndToEndId: optional(text) })),
  /** From version 4 on. */
  Amt: optional(amount),
  CdtDbtInd: optional(direction),
  /** Where version 2 has the amount. */
  AmtDtls: optional(z.object({ TxAmt: optional(z.object({ Amt: amount })) })),
  RltdPties: optional(
    z.object({
      Dbtr: optional(party),
      DbtrAcct: optional(z.object({ Id: optional(account) })),
      UltmtDbtr: optional(party),
    }),
  ),
  RmtInf: optional(
    z.object({ Strd: optional(z.array(structured)), Ustrd: optional(z.array(text)) }),
  ),
  AddtlTxInf: optional(text),
})

const details = z.object({
  Btch: optional(z.object({ NbOfTxs: optional(text) })),
  TxDtls: optional(z.array(transaction)),
})

/** A booking on the account with the payments in it. */
export const statementEntrySchema = z.object({
  NtryRef: optional(text),
  Amt: amount,
  CdtDbtInd: direction,
  RvslInd: optional(text),
  /** A code below `Cd` from version 8 on. */
  Sts: z.union([text, z.object({ Cd: optional(text) })]),
  BookgDt: optional(date),
  ValDt: optional(date),
  AcctSvcrRef: optional(text),
  NtryDtls: optional(z.array(z.union([details, z.literal('').transform(() => ({}))]))),
  AddtlNtryInf: optional(text),
})

export type StatementEntry = z.infer<typeof statementEntrySchema>
export type EntryDetails = z.infer<typeof details>
export type Transaction = z.infer<typeof transaction>

/** The account of a report. */
export const accountSchema = z.object({ Id: optional(account) })

/** Elements that may be repeated. */
export const repeated: ReadonlySet<string> = new Set([
  'Stmt',
  'Ntfctn',
  'Ntry',
  'NtryDtls',
  'TxDtls',
  'Strd',
  'Ustrd',
  'AddtlRmtInf',
])
