import { createHash } from 'node:crypto'
import * as z from 'zod'
import { type Centimes, centimes } from '../../../domain/money.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { normalReference } from '../../../domain/payments/match-payment.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Entry, EntryDetails, Transaction } from './camt-schema.ts'
import type { StatementPayment } from './statement-file.ts'

/** '1250.5' → 125050; undefined for fractions of a centime. */
const parseAmount = (text: string): Centimes | undefined => {
  const [, francs = '', cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? []
  return francs ? centimes(Number(francs) * 100 + Number(cents.padEnd(2, '0'))) : undefined
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The parser leaves entities as they are. */
const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
    if (name) return named[name] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10_ffff ? String.fromCodePoint(code) : all
  })

const lineOf = (text: string | undefined, longest: number) =>
  cleanLine(decodeEntities(text ?? ''), longest)

const isoDay = z.iso.date()

const dayOf = (date: Entry['ValDt']) => {
  const day = (date?.Dt ?? date?.DtTm ?? '').slice(0, 10)
  return isoDay.safeParse(day).success ? day : undefined
}

const sha256 = (...parts: readonly (string | number)[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex')

const referenceOf = ({ RmtInf }: Transaction) =>
  normalReference(lineOf(RmtInf?.Strd?.map(({ CdtrRefInf }) => CdtrRefInf?.Ref).find(Boolean), 40))

const messageOf = ({ RmtInf }: Transaction, entry: Entry) => {
  const free = [
    ...(RmtInf?.Ustrd ?? []),
    ...(RmtInf?.Strd ?? []).flatMap((one) => one.AddtlRmtInf ?? []),
  ]
  return lineOf(free.join(' ') || entry.AddtlNtryInf, 500)
}

const payerOf = ({ RltdPties }: Transaction) => {
  const { Dbtr, UltmtDbtr } = RltdPties ?? {}
  return lineOf(Dbtr?.Nm ?? Dbtr?.Pty?.Nm ?? UltmtDbtr?.Nm ?? UltmtDbtr?.Pty?.Nm, 140)
}

/** Distinguishes equal payments of one file: the first, the second … */
export type CountKey = (key: string) => number

type Field = 'Amt' | 'ValDt'

/**
 * The payments of a booked credit. The reversal of a credit has negative amounts. A collective
 * booking without its payments is one payment (`isBatch`).
 */
export const paymentsOf = (
  entry: Entry,
  account: string,
  count: CountKey,
): Result<StatementPayment[], Field> => {
  const valueOn = dayOf(entry.ValDt) ?? dayOf(entry.BookgDt)
  if (!valueOn) return refuse('ValDt')
  const bookingRef = entry.AcctSvcrRef ?? entry.NtryRef ?? ''
  const groups: readonly EntryDetails[] = entry.NtryDtls ?? []
  const details = groups.flatMap(({ TxDtls = [] }) => TxDtls)
  const announced = groups
    .map(({ Btch }) => Number(Btch?.NbOfTxs ?? 0))
    .reduce((sum, size) => sum + size, 0)
  const isBatch = details.length === 0 && announced > 1
  const isCollective = isBatch || details.length > 1
  const batchKey = isCollective && bookingRef ? sha256(account, bookingRef, valueOn) : ''
  const sign = entry.CdtDbtInd === 'DBIT' ? -1 : 1

  const payments: StatementPayment[] = []
  for (const transaction of details.length > 0 ? details : [{} satisfies Transaction]) {
    // A collective booking may contain single payments that went the other way.
    if (transaction.CdtDbtInd && transaction.CdtDbtInd !== entry.CdtDbtInd) continue
    const given = transaction.Amt ?? transaction.AmtDtls?.TxAmt?.Amt ?? entry.Amt
    const amount = parseAmount(given['#text'])
    if (amount === undefined) return refuse('Amt')
    const reference = referenceOf(transaction)
    const ref = transaction.Refs?.AcctSvcrRef ?? bookingRef
    const key = sha256(account, ref, given['@Ccy'], sign * amount, valueOn, reference)
    payments.push({
      key: sha256(key, count(key)),
      batchKey,
      valueOn,
      amount: centimes(sign * amount),
      currency: given['@Ccy'],
      reference,
      payer: payerOf(transaction),
      message: messageOf(transaction, entry),
      isReversal: sign < 0,
      isBatch,
    })
  }
  return ok(payments)
}
