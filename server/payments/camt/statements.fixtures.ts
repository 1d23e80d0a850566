type Payment = {
  amount: string
  reference?: string
  currency?: string
  payer?: string
  ref?: string
  message?: string
}

type Entry = {
  payments: readonly Payment[]
  amount?: string
  direction?: 'CRDT' | 'DBIT'
  isReversal?: boolean
  status?: string
  day?: string
  ref?: string
  /** Of a booking without its payments, or of a collective one. */
  size?: number
  bookedOn?: string
  /** The text of the bank about the booking. */
  text?: string
}

type Version = '02' | '04' | '08'
type Options = {
  kind?: '053' | '054'
  version?: Version
  id?: string
  head?: string
  account?: string
}

const transactionOf = (
  { amount, reference, currency = 'CHF', payer = 'Praxis Keller', ref, message }: Payment,
  version: Version,
) => {
  const name = `<Nm>${payer}</Nm>`
  const given = `<Amt Ccy="${currency}">${amount}</Amt>`
  const type = reference?.startsWith('RF') ? '<Cd>SCOR</Cd>' : '<Prtry>QRR</Prtry>'
  const structured = reference
    ? `<Strd><CdtrRefInf><Tp><CdOrPrtry>${type}</CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`
    : ''
  return `<TxDtls><Refs>${ref ? `<AcctSvcrRef>${ref}</AcctSvcrRef>` : ''}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    ${version === '02' ? `<AmtDtls><TxAmt>${given}</TxAmt></AmtDtls>` : `${given}<CdtDbtInd>CRDT</CdtDbtInd>`}
    <RltdPties><Dbtr>${version === '08' ? `<Pty>${name}</Pty>` : name}</Dbtr></RltdPties>
    <RmtInf>${message ? `<Ustrd>${message}</Ustrd>` : ''}${structured}</RmtInf></TxDtls>`
}

const entryOf = (entry: Entry, version: Version, index: number) => {
  const { payments, direction = 'CRDT', isReversal, status = 'BOOK', day = '2026-11-20' } = entry
  const { size, ref = `BOOKING-${index}`, bookedOn = day, text = '' } = entry
  const sum = entry.amount ?? payments.reduce((all, one) => all + Number(one.amount), 0).toFixed(2)
  const batch = size ? `<Btch><NbOfTxs>${size}</NbOfTxs></Btch>` : ''
  return `<Ntry><Amt Ccy="${payments[0]?.currency ?? 'CHF'}">${sum}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
    ${isReversal ? '<RvslInd>true</RvslInd>' : ''}
    <Sts>${version === '08' ? `<Cd>${status}</Cd>` : status}</Sts>
    <BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
    <AcctSvcrRef>${ref}</AcctSvcrRef>
    <NtryDtls>${batch}${payments.map((one) => transactionOf(one, version)).join('')}</NtryDtls>
    <AddtlNtryInf>${text}</AddtlNtryInf></Ntry>`
}

/** Of the demo laboratory. */
const laboratoryAccount = 'CH8131999000123004567'

/** A bank file as Swiss banks send it. */
export const statementXml = (entries: readonly Entry[], options: Options = {}) => {
  const { kind = '053', version = '08', id = 'STM-1', account = laboratoryAccount } = options
  const { head = '<?xml version="1.0" encoding="UTF-8"?>' } = options
  const [root, report] =
    kind === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
  return `${head}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${root}>
  <GrpHdr><MsgId>MSG-${id}</MsgId></GrpHdr>
  <${report}><Id>${id}</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>
  ${entries.map((entry, index) => entryOf(entry, version, index)).join('\n')}
  </${report}></${root}></Document>`
}

export const statementBytes = (entries: readonly Entry[], options: Options = {}) =>
  new TextEncoder().encode(statementXml(entries, options))
