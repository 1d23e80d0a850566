import { createHash } from 'node:crypto'
import * as z from 'zod'
import { type Centimes, centimes } from '../../../domain/money.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { normalReference } from '../../../domain/payments/match-payment.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { referencesIn } from '../text-references.ts'
import type { EntryDetails, StatementEntry, Transaction } from './camt-schema.ts'
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

const dayOf = (date: StatementEntry['ValDt']) => {
  const day = (date?.Dt ?? date?.DtTm ?? '').slice(0, 10)
  return isoDay.safeParse(day).success ? day : undefined
}

const sha256 = (...parts: readonly (string | number)[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex')

/** What banks write where they have no reference. */
const noReference = /^(not ?provided|non-?ref|none|n\/?a|[0-]*)$/i

const given = (reference = '') => (noReference.test(reference) ? '' : reference)

const referenceOf = ({ RmtInf }: Transaction) =>
  normalReference(lineOf(RmtInf?.Strd?.map(({ CdtrRefInf }) => CdtrRefInf?.Ref).find(Boolean), 40))

/** Codes among a payer's texts: of an inpayment slip, of the kind of a booking, and for no text. */
const codes = /\?[A-Z]+\?\S*|\b[A-Z]{4}\/[A-Z]{4}\/[A-Z]{4}\b|\bNOT ?PROVIDED\b/g

/** A bank's text: words, or codes in capitals such as 'ZV GUTSCHRIFT QRR' that say nothing of the payer. */
const isReadable = (text: string | undefined) => /\p{Ll}{2}/u.test(text ?? '')

/** Longer than what a bank repeats of a payer's text. */
const maxSearchedText = 5_000

/** `own`: whether the text of the entry is about this payment alone. */
const textsOf = (
  { RmtInf, Refs, AddtlTxInf }: Transaction,
  entry: StatementEntry,
  own: boolean,
) => {
  const structured = RmtInf?.Strd ?? []
  const free = [
    ...(RmtInf?.Ustrd ?? []),
    ...structured.flatMap((one) => one.AddtlRmtInf ?? []),
  ].join(' ')
  const all = [
    ...structured.map(({ CdtrRefInf }) => CdtrRefInf?.Ref),
    free,
    given(Refs?.EndToEndId),
    AddtlTxInf,
    own ? entry.AddtlNtryInf : '',
  ]
  return {
    message: lineOf(
      [free, ...[AddtlTxInf, entry.AddtlNtryInf].filter(isReadable)]
        .map((text) => text?.replace(codes, ' ').replaceAll(/\s+/g, ' ').trim())
        .find(Boolean),
      500,
    ),
    all: lineOf(all.filter(Boolean).join(' | '), maxSearchedText),
  }
}

const payerOf = ({ RltdPties }: Transaction) => {
  const { Dbtr, UltmtDbtr } = RltdPties ?? {}
  return lineOf(Dbtr?.Nm ?? Dbtr?.Pty?.Nm ?? UltmtDbtr?.Nm ?? UltmtDbtr?.Pty?.Nm, 140)
}

/** Distinguishes equal payments of one file: the first, the second … */
export type CountKey = (key: string) => number

type Field = 'Amt' | 'ValDt'

/** The account and number of a statement or notification. */
export type Report = { account: string; id: string }

const parseMoney = (amount: StatementEntry['Amt']) => {
  const value = parseAmount(amount['#text'])
  return value === undefined ? undefined : { value, currency: amount['@Ccy'] }
}

type Money = NonNullable<ReturnType<typeof parseMoney>>
type Detail = { transaction: Transaction; money: Money }

/**
 * The payments in an entry with their amounts; undefined for a collective booking whose payments are
 * missing or not complete.
 */
const detailsOf = (entry: StatementEntry, sum: Money): Result<Detail[] | undefined, Field> => {
  const groups: readonly EntryDetails[] = entry.NtryDtls ?? []
  const listed = groups.flatMap(({ TxDtls = [] }) => TxDtls)
  const announced = groups
    .map(({ Btch }) => Number(Btch?.NbOfTxs ?? 0))
    .reduce((total, size) => total + size, 0)
  const [first = {} satisfies Transaction] = listed
  if (listed.length <= 1 && announced <= 1) {
    const own = first.Amt ?? first.AmtDtls?.TxAmt?.Amt ?? entry.Amt
    const money = parseMoney(own)
    if (!money) return refuse('Amt')
    // What was booked counts if the payer has sent another currency.
    return ok([{ transaction: first, money: money.currency === sum.currency ? money : sum }])
  }
  const details: Detail[] = []
  let total = 0
  for (const transaction of listed) {
    const own = transaction.Amt ?? transaction.AmtDtls?.TxAmt?.Amt
    if (!own) return ok(undefined)
    const money = parseMoney(own)
    if (!money) return refuse('Amt')
    details.push({ transaction, money })
    total += money.value
  }
  return ok(details.length < announced && total < sum.value ? undefined : details)
}

/** The details that went the same way as the entry: a collective booking may contain others. */
const sameWay = (details: readonly Detail[], { CdtDbtInd }: StatementEntry) => {
  const same = details.filter(
    ({ transaction }) => (transaction.CdtDbtInd ?? CdtDbtInd) === CdtDbtInd,
  )
  // Of a reversal, some banks repeat the direction of the first booking.
  return same.length > 0 ? same : details
}

/**
 * The payments of a booked credit. The reversal of a credit has negative amounts. A collective
 * booking without its payments is one payment (`isBatch`).
 */
export const paymentsOf = (
  entry: StatementEntry,
  { account, id }: Report,
  count: CountKey,
): Result<StatementPayment[], Field> => {
  const valueOn = dayOf(entry.ValDt) ?? dayOf(entry.BookgDt)
  if (!valueOn) return refuse('ValDt')
  const bookedOn = dayOf(entry.BookgDt) ?? valueOn
  const sum = parseMoney(entry.Amt)
  if (!sum) return refuse('Amt')
  const details = detailsOf(entry, sum)
  if (!details.ok) return details
  const isBatch = details.value === undefined
  const single = { transaction: {}, money: sum }
  const listed = sameWay(details.value ?? [single], entry)
  const isOnly = (details.value ?? []).length === 1
  const sign = entry.CdtDbtInd === 'DBIT' ? -1 : 1

  const payments = listed.map(({ transaction, money }): StatementPayment => {
    const { currency } = money
    const amount = centimes(sign * money.value)
    const reference = referenceOf(transaction)
    const payer = payerOf(transaction)
    const texts = textsOf(transaction, entry, isOnly || isBatch)
    const references = transaction.Refs ?? {}
    const iban = transaction.RltdPties?.DbtrAcct?.Id
    const bookingReference = given(entry.AcctSvcrRef) || given(references.AcctSvcrRef)
    const days = bookingReference ? valueOn : `${valueOn} ${bookedOn}`
    const bookingKey = sha256(account, bookingReference, sum.currency, sign * sum.value, days)
    const contentHash = sha256(
      ...[account, currency, amount, valueOn, bookedOn, reference, payer],
      ...[iban?.IBAN ?? iban?.Othr?.Id ?? '', texts.all],
    )
    const numbered = (key: string) => sha256(key, count(key))
    const ownReference =
      given(references.AcctSvcrRef) || (isOnly || isBatch ? given(entry.AcctSvcrRef) : '')
    // Without a bank reference, everything else identifies a payment, and its statement.
    const key = ownReference
      ? sha256(account, ownReference, currency, amount, valueOn, reference, payer)
      : sha256(contentHash, bookingReference ? bookingKey : id)
    const formerReference = references.AcctSvcrRef ?? entry.AcctSvcrRef ?? entry.NtryRef ?? ''
    return {
      key: numbered(key),
      formerKey: numbered(sha256(account, formerReference, currency, amount, valueOn, reference)),
      bookingKey,
      hasBankReference: bookingReference !== '',
      contentHash,
      reportKey: sha256(account, id),
      valueOn,
      amount,
      currency,
      reference,
      textReferences: referencesIn(texts.all).filter((one) => one !== reference),
      payer,
      message: texts.message,
      isReversal: sign < 0,
      isBatch,
    }
  })
  return ok(payments)
}
