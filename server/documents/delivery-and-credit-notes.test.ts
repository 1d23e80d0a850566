import { expect, test } from 'vitest'
import { centimes, formatFrancs } from '../../domain/money.ts'
import { i18nIn } from '../i18n.ts'
import { drawDocument } from './layout/draw-document.ts'
import { billing, documentFacts, orderLine, orderOf, storedDocument } from './order.fixtures.ts'
import { readPdf, readPdfText } from './pdf.fixtures.ts'
import { deliveryNoteView } from './views/delivery-note-view.ts'
import { creditNoteView, invoiceView } from './views/invoice-and-credit-note.ts'

const creditText = async (status: 'refunded' | 'cancelled', paidAt: Date | null) => {
  const order = orderOf([orderLine({ quantity: 3 })], 1000, centimes(431), { status })
  const note = storedDocument(order, { kind: 'credit-note', number: 5, reference: '' })
  const view = creditNoteView(order, note, documentFacts, i18nIn.de, {
    ...storedDocument(order),
    paidAt,
  })
  return { order, ...(await readPdf(await drawDocument(view))) }
}

test('a credit note names the invoice, with positive amounts and no payment part', async () => {
  const { order, text, code } = await creditText('refunded', null)
  expect(code).toBeUndefined()
  expect(text).toContain('Diese Gutschrift storniert die Rechnung 12 vom 21.11.2026 vollständig.')
  for (const amount of [order.subtotal, order.shipping, order.total])
    expect(text).toContain(` ${formatFrancs(amount)}`)
  // Only the discount is negative.
  expect(text.match(/−/g)).toHaveLength(1)
  expect(text).toContain(`Total Gutschrift CHF ${formatFrancs(order.total)}`)
})

test.each([
  ['refunded', new Date('2026-11-22T08:00:00Z'), 'Wir überweisen den Betrag auf das Konto'],
  ['cancelled', new Date('2026-11-22T08:00:00Z'), 'Wir überweisen den Betrag auf das Konto'],
  ['refunded', null, 'Falls Sie die Rechnung bezahlt haben'],
  ['cancelled', null, 'bitte verwenden Sie den Zahlteil der Rechnung nicht mehr'],
] as const)(
  'a credit note of a %s order paid at %s says how the money returns',
  async (status, paidAt, said) => {
    expect((await creditText(status, paidAt)).text).toContain(said)
  },
)

test('a delivery note lists content and recipient without prices', async () => {
  const order = orderOf([orderLine({ quantity: 7 })], 1000, centimes(431), {
    shippingAddress: { ...billing, first_name: 'Ada', address1: 'Gerbergasse' },
    note: 'Bitte läuten.',
  })
  const shippedAt = new Date('2026-11-23T09:00:00Z')
  const parcels = [
    { id: 'p1', carrier: 'planzer', trackingNumber: '99001234', shippedAt, lines: null },
  ]
  const facts = { ...documentFacts, dispatchedAt: shippedAt, parcels }
  const { creditor } = storedDocument(order)
  const { text, code } = await readPdf(
    await drawDocument(deliveryNoteView(order, creditor, facts, i18nIn.de)),
  )
  for (const said of [
    'Ada',
    'Gerbergasse 12b',
    'Arnica montana',
    ' 7',
    'Dossier 7',
    'Versanddatum 23.11.2026',
    'Bestellung Nr. 34, 21.11.2026',
    'Planzer',
    '99001234',
    'Charge',
    'Haltbar bis',
  ])
    expect(text).toContain(said)
  expect(text.indexOf('Bitte läuten.')).toBeLessThan(text.indexOf('Arnica montana'))
  expect(text).not.toMatch(/\d[.,]\d\d |CHF/)
  expect(code).toEqual(['34'])
})

test('prints the own reference of a line on the delivery note only', async () => {
  const order = orderOf([orderLine({ reference: 'Patientin M. 12' }), orderLine()])
  const paper = storedDocument(order)
  const textOf = async (view: Parameters<typeof drawDocument>[0]) =>
    (await readPdf(await drawDocument(view))).text
  const note = await textOf(deliveryNoteView(order, paper.creditor, documentFacts, i18nIn.de))
  expect(note.match(/Ihre Referenz: Patientin M\. 12/g)).toHaveLength(1)
  for (const view of [
    invoiceView(order, paper, documentFacts, i18nIn.de),
    creditNoteView(order, paper, documentFacts, i18nIn.de, paper),
  ])
    expect(await textOf(view)).not.toContain('Patientin')
})

test.each([
  ['an order and an invoice with VAT', true, true, true],
  ['an order placed before the laboratory got its VAT number', false, true, false],
  ['an order placed before the laboratory lost its VAT number', true, false, false],
  ['a laboratory without VAT number', false, false, false],
])('an invoice and its credit note name VAT for %s: %s, %s, %s', async (_, isTaxed, has, names) => {
  const order = orderOf([orderLine()], 0, centimes(431), isTaxed ? {} : { vat: [] })
  const { creditor } = storedDocument(order)
  const vatNumber = has ? creditor.vatNumber : ''
  const invoice = storedDocument(order, { creditor: { ...creditor, vatNumber } })
  // The credit note follows its invoice, whatever the laboratory's number is by now.
  const note = storedDocument(order, { creditor: { ...creditor, vatNumber: has ? '' : 'CHE-1' } })
  for (const view of [
    invoiceView(order, invoice, documentFacts, i18nIn.de),
    creditNoteView(order, note, documentFacts, i18nIn.de, invoice),
  ]) {
    const text = await readPdfText(await drawDocument(view))
    for (const word of ['MWST', 'CHE-', 'Netto', '%']) expect(text.includes(word)).toBe(names)
  }
})

test('every document is tagged, names its language and embeds its fonts', async () => {
  const order = orderOf([orderLine()], 1000)
  const paper = storedDocument(order)
  const views = [
    invoiceView(order, paper, documentFacts, i18nIn.de),
    creditNoteView(order, paper, documentFacts, i18nIn.de, paper),
    deliveryNoteView(order, paper.creditor, documentFacts, i18nIn.de),
  ]
  for (const view of views) {
    const bytes = (await drawDocument(view)).toString('latin1')
    for (const entry of ['/Marked true', '/StructTreeRoot', '/Lang (de)', '/DisplayDocTitle true'])
      expect(bytes).toContain(entry)
    for (const type of ['/S /H1', '/S /Table', '/S /TH', '/S /TD']) expect(bytes).toContain(type)
    const count = (entry: RegExp) => bytes.match(entry)?.length ?? 0
    expect(count(/\/Type \/FontDescriptor/g)).toBeGreaterThan(1)
    expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g))
    expect(bytes).not.toContain('/Subtype /Type1')
  }
})
