import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'
import { maxStatementBytes } from './statement-file.ts'
import { statementBytes, statementXml } from './statements.fixtures.ts'

const reference = '000000000000000000000000127'
const encode = (text: string) => new TextEncoder().encode(text)

const read = (bytes: Uint8Array) => {
  const result = readStatement(bytes)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.value
}

const every = (['053', '054'] as const).flatMap((kind) =>
  (['02', '04', '08'] as const).map((version) => ({ kind, version })),
)

test.each(every)('reads the payments of camt.$kind.001.$version', (options) => {
  const payments = [
    { amount: '12.50', reference, payer: 'M&#252;ller &amp; S&#xF6;hne', ref: 'A1' },
    { amount: '1080.5', reference: 'RF18539007547034', message: 'Rechnung 12' },
  ]
  const file = read(statementBytes([{ payments }], options))
  expect(file).toMatchObject({
    kind: `camt.${options.kind}`,
    statementIds: ['STM-1'],
    accounts: ['CH8131999000123004567'],
    skipped: { debits: 0, pending: 0 },
    payments: [
      {
        amount: 1_250,
        currency: 'CHF',
        valueOn: '2026-11-20',
        reference,
        payer: 'Müller & Söhne',
        isReversal: false,
      },
      { amount: 108_050, reference: 'RF18539007547034', message: 'Rechnung 12' },
    ],
  })
  const [first, second] = file.payments
  expect(first?.bookingKey).toBe(second?.bookingKey)
  expect(first?.key).not.toBe(second?.key)
})

test.each([
  ['?REJECT?0 ?ERROR?000', '', ''],
  ['Rechnung 12 ?REJECT?0', '', 'Rechnung 12'],
  ['NOTPROVIDED', 'PMNT/RCDT/VCOM', ''],
  [undefined, 'ZV-EINGANG QRR 4711', ''],
  [undefined, 'Gutschrift von Praxis Keller', 'Gutschrift von Praxis Keller'],
  ['RG 1042', 'Gutschrift', 'RG 1042'],
])('shows no bank codes as the message: %j, %j', (message, text, shown) => {
  const payments = [{ amount: '12.50', ...(message && { message }) }]
  expect(read(statementBytes([{ payments, text }])).payments[0]?.message).toBe(shown)
})

test('reads attributes with spaces around their equals signs', () => {
  const xml = statementXml([{ payments: [{ amount: '12.50', reference, ref: 'A1' }] }])
  const spaced = xml.replaceAll(/ (xmlns|Ccy)="/g, ' $1 = "')
  expect(spaced).toContain('Ccy = "CHF"')
  expect(read(encode(spaced)).payments).toEqual(read(encode(xml)).payments)
})

test('gives a payment the same key in the statement and in the notification of any version', () => {
  const payments = [{ amount: '12.50', reference, ref: 'A1' }]
  const keys = every.map(
    (options) => read(statementBytes([{ payments }], options)).payments[0]?.key,
  )
  expect(new Set(keys).size).toBe(1)
})

test('tells equal payments of one day apart, in the same way each time', () => {
  const payments = [{ amount: '12.50' }, { amount: '12.50' }]
  const keysOf = () => read(statementBytes([{ payments }])).payments.map(({ key }) => key)
  expect(new Set(keysOf()).size).toBe(2)
  expect(keysOf()).toEqual(keysOf())
})

test('skips debits and bookings that are not final, and keeps credits taken back', () => {
  const payments = [{ amount: '12.50', reference }]
  const file = read(
    statementBytes([
      { payments, direction: 'DBIT' },
      { payments, isReversal: true },
      { payments, status: 'PDNG' },
      { payments: [], amount: '12.50', direction: 'DBIT', isReversal: true },
      { payments: [], amount: '99.00', size: 3 },
    ]),
  )
  expect(file.skipped).toEqual({ debits: 2, pending: 1 })
  expect(file.payments).toMatchObject([
    { amount: -1_250, isReversal: true, isBatch: false },
    { amount: 9_900, isReversal: false, isBatch: true },
  ])
})

test.each([
  [
    'ISO-8859-1',
    Buffer.from(
      statementXml([{ payments: [{ amount: '1', payer: 'Zoé' }] }], {
        head: '<?xml version="1.0" encoding="ISO-8859-1"?>',
      }),
      'latin1',
    ),
  ],
  [
    'UTF-16 with a mark',
    Buffer.from(
      `\uFEFF${statementXml([{ payments: [{ amount: '1', payer: 'Zoé' }] }], { head: '<?xml version="1.0" encoding="UTF-16"?>' })}`,
      'utf16le',
    ),
  ],
  [
    'UTF-8 with a mark',
    encode(`\uFEFF${statementXml([{ payments: [{ amount: '1', payer: 'Zoé' }] }])}`),
  ],
])('reads a statement in %s', (_, bytes) => {
  expect(read(bytes).payments).toMatchObject([{ payer: 'Zoé', amount: 100 }])
})

test('reads a long collective booking with line breaks between its payments', () => {
  const payments = Array.from({ length: 1_500 }, (_, at) => ({ amount: '1', ref: `A${at}` }))
  const xml = statementXml([{ payments }]).replaceAll('<TxDtls>', '\n        <TxDtls>')
  expect(read(encode(xml)).payments).toHaveLength(1_500)
})

const valid = statementXml([{ payments: [{ amount: '12.50', reference }] }])
const bomb = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "${'a'.repeat(99)}">]><Document>&a;</Document>`

test.each([
  ['nothing', new Uint8Array(), { code: 'file-empty' }],
  ['a huge file', new Uint8Array(maxStatementBytes + 1), { code: 'file-too-large' }],
  ['a file cut off', encode(valid.slice(0, -40)), { code: 'file-not-xml' }],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ', 'latin1'), { code: 'file-not-xml', line: 1 }],
  ['a spreadsheet', encode('Datum;Betrag\n20.11.2026;12.50'), { code: 'file-not-xml' }],
  [
    'two documents',
    encode(`${valid}\n${valid.replace(/^<\?xml[^>]*>\s*/, '')}`),
    { code: 'file-not-xml' },
  ],
  ['text after the document', encode(`${valid}\nend`), { code: 'file-not-xml' }],
  [
    'tags that cross',
    encode(valid.replace('</Amt></TxDtls>', '</TxDtls></Amt>').replace('</Ntry>', '</Nrty>')),
    { code: 'file-not-xml' },
  ],
  [
    'an amount twice',
    encode(valid.replace(/(<Ntry>.*?)(<Amt .*?<\/Amt>)/s, '$1$2$2')),
    { code: 'entry-invalid', entry: 1, field: 'Amt' },
  ],
  [
    'a long text',
    encode(valid.replace('<Nm>', `<Nm>${'x'.repeat(1_000_000)}`)),
    { code: 'entry-text-too-long', entry: 1 },
  ],
  [
    'a long text in many pieces',
    encode(valid.replace('<Nm>', `<Nm>${'<![CDATA[x]]>'.repeat(20_000)}`)),
    { code: 'entry-text-too-long', entry: 1 },
  ],
  [
    'a long number of the report',
    encode(valid.replace('<Id>', `<Id>${'x'.repeat(1_000_000)}`)),
    { code: 'file-unsafe' },
  ],
  [
    'very deep elements',
    encode(valid.replace('<TxDtls>', `<TxDtls>${'<a>'.repeat(1e5)}${'</a>'.repeat(1e5)}`)),
    { code: 'file-unsafe' },
  ],
  [
    'too many empty payments in a booking',
    encode(valid.replace('<TxDtls>', `${'<TxDtls/>'.repeat(50_001)}<TxDtls>`)),
    { code: 'too-many-entries', max: 50_000 },
  ],
  [
    'names of the language',
    encode(
      valid
        .replace('<Ntry>', '<Ntry><__proto__><Amt>1</Amt></__proto__><constructor/>')
        .replace(/CRDT/g, ''),
    ),
    { code: 'entry-invalid', entry: 1, field: 'CdtDbtInd' },
  ],
  ['a document type', encode(bomb), { code: 'file-unsafe' }],
  [
    'a wrong encoding',
    Buffer.from(valid.replace('Keller', 'Zoé'), 'latin1'),
    { code: 'file-encoding' },
  ],
  ['an unknown encoding', encode(valid.replace('UTF-8', 'EBCDIC')), { code: 'file-encoding' }],
  ['a web page', encode('<html><body/></html>'), { code: 'file-not-statement', found: 'html' }],
  [
    'a payment order',
    encode(
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn/></Document>',
    ),
    { code: 'file-not-statement', found: 'pain.001.001.09' },
  ],
  [
    'an amount that is none',
    encode(valid.replaceAll('>12.50<', '>12,50<')),
    { code: 'entry-invalid', entry: 1, field: 'Amt' },
  ],
  [
    'an entry without a date',
    encode(valid.replaceAll('2026-11-20', 'soon')),
    { code: 'entry-invalid', entry: 1, field: 'ValDt' },
  ],
  [
    'a day that no month has',
    encode(valid.replaceAll('2026-11-20', '2026-02-30')),
    { code: 'entry-invalid', entry: 1, field: 'ValDt' },
  ],
  [
    'an entry without a direction',
    encode(valid.replace('CRDT</CdtDbtInd>', '</CdtDbtInd>')),
    { code: 'entry-invalid', entry: 1, field: 'CdtDbtInd' },
  ],
])('refuses %s and says why', (_, bytes, refusal) => {
  expect(readStatement(bytes)).toMatchObject({ ok: false, refusal })
})
