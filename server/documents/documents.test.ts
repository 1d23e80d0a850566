import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { centimes, formatFrancs, formatMoney, priceString } from '../../domain/money.ts'
import { orderView } from '../api/orders/order-schema.ts'
import { i18nIn } from '../i18n.ts'
import type { StoredDocument } from '../invoicing/find-documents.ts'
import { laboratory } from '../mail/laboratory.fixtures.ts'
import { confirmationView } from '../mail/orders/confirmation-view.ts'
import { confirmationText } from '../mail/orders/order-confirmation.ts'
import type { Order } from '../orders/order.ts'
import { drawDocument } from './layout/draw-document.ts'
import {
  billing,
  documentFacts,
  orderLine,
  orderOf,
  plainIban,
  storedDocument,
} from './order.fixtures.ts'
import { readPdf } from './pdf.fixtures.ts'
import { invoiceView } from './views/invoice-and-credit-note.ts'

const invoicePdf = (order: Order, paper: StoredDocument = storedDocument(order)) =>
  drawDocument(invoiceView(order, paper, documentFacts, i18nIn[order.language]))

const written = (amount: number) => formatFrancs(centimes(amount))

/** Line indices in the payload of the code (QR-bill 2.3, 4.2.2). */
const field = {
  account: 3,
  creditor: { type: 4, name: 5, street: 6, number: 7, postcode: 8, city: 9, country: 10 },
  amount: 18,
  currency: 19,
  debtor: { type: 20, name: 21, street: 22, number: 23, postcode: 24, city: 25, country: 26 },
  referenceType: 27,
  reference: 28,
  message: 29,
}

describe('an invoice', () => {
  test('an invoice has a code with both structured addresses and the reference', async () => {
    const order = orderOf([orderLine()])
    const paper = storedDocument(order)
    const { code, text } = await readPdf(await invoicePdf(order, paper))
    expect(code?.slice(0, 3)).toEqual(['SPC', '0200', '1'])
    const charactersAt = (place: Record<string, number>) =>
      Object.values(place).map((i) => code?.[i])
    expect(charactersAt(field.creditor)).toEqual([
      'S',
      'Laboratoire Trois-Sources SA',
      'Chemin des Trois-Sources',
      '12',
      '1227',
      'Carouge GE',
      'CH',
    ])
    // Banks do not accept the typographic apostrophe.
    const debtor = ['S', 'Łukasz Weiß-Éclair', "Chemin de l'Église", '12b', '1227', 'Carouge GE']
    expect(charactersAt(field.debtor)).toEqual([...debtor, 'CH'])
    expect(code?.[field.account]).toBe(paper.creditor.iban)
    expect(code?.[field.currency]).toBe('CHF')
    expect(code?.[field.referenceType]).toBe('QRR')
    expect(code?.[field.reference]).toBe(paper.reference)
    expect(text).toContain('Łukasz Weiß-Éclair')
    expect(text).toContain('00 00000 00000 00000 00000 00121')
    for (const fact of ['12', '21.11.2026', '21.12.2026', '34', 'Dossier 7', 'CHE-999.999.996'])
      expect(text).toContain(fact)
  })

  test('an invoice has the same amounts as order, screen, mail and code', async () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 5, max: 99_995 }).map(centimes),
      quantity: fc.integer({ min: 1, max: 999 }),
      vatRate: fc.constantFrom(260, 810, 380),
    })
    const property = fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(0, 500, 1000, 1275),
      fc.constantFrom(0, 431).map(centimes),
      fc.constantFrom(...languages),
      async (lines, discountRate, shipping, language) => {
        const order = orderOf(lines.map(orderLine), discountRate, shipping, { language })
        const { code, text } = await readPdf(await invoicePdf(order))
        expect(code?.[field.amount]).toBe(priceString(order.total))
        const amounts = [order.subtotal, order.shipping, order.total]
        const taxes = order.vat.flatMap(({ net, vat, gross }) => [net, vat, gross])
        const all = [...amounts, ...taxes, ...order.lines.map(({ total }) => total)]
        for (const amount of all) expect(text).toContain(written(amount))
        if (order.discount > 0) expect(text).toContain(`−${written(order.discount)}`)

        const screen = orderView(order)
        expect([screen.subtotal, screen.shipping, screen.total]).toEqual(amounts.map(priceString))
        const mail = confirmationText(confirmationView(order, laboratory, i18nIn[language]))
        for (const amount of [...amounts, order.discount]) {
          if (amount > 0) expect(mail).toContain(formatMoney(amount))
        }
      },
    )
    await fc.assert(property, { numRuns: 12 })
  }, 120_000)

  test('an invoice writes the list price of a line as its other amounts', async () => {
    const line = {
      unitPrice: centimes(900),
      listPrice: centimes(1080),
      reason: 'quantity',
    } as const
    const { text } = await readPdf(await invoicePdf(orderOf([orderLine(line)])))
    expect(text).toContain('Mengenpreis statt 10.80')
    expect(text).not.toContain('10,80')
  })

  test.each(languages)(
    'an invoice is written in %s, including its payment part',
    async (language) => {
      const parts = {
        fr: 'Section paiement',
        en: 'Payment part',
        de: 'Zahlteil',
        it: 'Sezione pagamento',
      }
      const { text } = await readPdf(
        await invoicePdf(orderOf([orderLine()], 0, centimes(0), { language })),
      )
      expect(text).toContain(parts[language])
    },
  )

  test('an invoice has a SCOR reference if the account is no QR-IBAN', async () => {
    const order = orderOf([orderLine()])
    const { code } = await readPdf(await invoicePdf(order, storedDocument(order, {}, plainIban)))
    expect([code?.[field.referenceType], code?.[field.reference]]).toEqual(['SCOR', 'RF6812'])
  })

  test.each([
    ['Im Feld', null, 'Im Feld', ''],
    ['Im Feld', '', 'Im Feld', ''],
    ['Rue du Lac 12 bis', null, 'Rue du Lac', '12 bis'],
  ])('writes the street %j with the number %j', async (address1, number, street, written) => {
    const order = orderOf([orderLine()], 0, centimes(431), {
      billing: { ...billing, address1, building_number: number, postcode: 'CH-1227' },
    })
    const { code } = await readPdf(await invoicePdf(order))
    const [, , line, building, postcode] = Object.values(field.debtor).map((i) => code?.[i])
    expect([line, building, postcode]).toEqual([street, written, '1227'])
  })

  test.each([
    [{ first_name: 'Thị Hoà', last_name: 'Nguyễn' }, 'Thi Hoà Nguyen'],
    [{ first_name: 'HANS', last_name: 'GROẞMANN' }, 'HANS GROSSMANN'],
    [{ company: 'Praxis Saﬁr & Oﬃzin' }, 'Praxis Safir & Offizin'],
    [{ company: 'Praxis ❤️ Natur 🌿 AG' }, 'Praxis Natur AG'],
    [{ first_name: '小明', last_name: '王' }, 'XiaoMing Wang'],
    [{ first_name: 'Ирина', last_name: 'Щукина' }, 'Irina Shchukina'],
    [{ company: '🌿🌿', first_name: 'Ana', last_name: 'Țepeș' }, 'Ana Țepeș'],
    [{ company: '🌿', first_name: '', last_name: '\uE000' }, '-'],
  ])('writes the debtor of %j in the code as %j', async (names, name) => {
    const order = orderOf([orderLine({ name: '王 Mixture 🌿' })], 0, centimes(0), {
      billing: { ...billing, company: '', ...names, city: 'Đà Nẵng 🌿', address1: '大街' },
    })
    const { code, text } = await readPdf(await invoicePdf(order))
    expect(code?.[field.debtor.name]).toBe(name)
    expect([code?.[field.debtor.street], code?.[field.debtor.city]]).toEqual(['DaJie', 'Đà Nang'])
    expect(text).toContain('Wang Mixture')
  })

  test.each([
    ['nothing to pay', orderOf([orderLine()], 10_000, centimes(0)), undefined],
    ['no account to pay to', orderOf([orderLine()]), ''],
  ])('an invoice has no payment part with %s', async (_, order, iban) => {
    const { code, text } = await readPdf(await invoicePdf(order, storedDocument(order, {}, iban)))
    expect(code).toBeUndefined()
    expect(text).not.toContain('Zahlteil')
  })

  test('cuts long texts in the payment part only', async () => {
    const company = `Gemeinschaftspraxis ${'für klassische Homöopathie '.repeat(4)}Zürichsee`
    const order = orderOf([orderLine()], 0, centimes(0), {
      billing: { ...billing, company, city: 'Sankt Margrethen im Rheintal am Alten Rhein' },
      reference: 'x'.repeat(50),
    })
    const { code, text } = await readPdf(await invoicePdf(order))
    expect(code?.[field.debtor.name]).toBe(company.slice(0, 70).trim())
    expect(code?.[field.debtor.city]).toHaveLength(35)
    expect(text).toContain('am Alten Rhein')
    expect(text.replaceAll(' ', '')).toContain('x'.repeat(50))
  })

  test('an invoice has every one of 200 lines, with column headings and page numbers', async () => {
    const substances = Array.from({ length: 40 }, () => 'Homeopathy: Arnica montana 30CH')
    const lines = Array.from({ length: 200 }, (_, i) => orderLine({ name: `Mittel ${i + 1}.` }))
    lines[100] = orderLine({
      name: 'Mischung',
      info: { type: 'custom', form: 'drops', size: 'bottle-30ml', substances },
    })
    const { pages, text, code } = await readPdf(await invoicePdf(orderOf(lines)))
    expect(pages.length).toBeGreaterThan(5)
    for (const [i, { name }] of lines.entries()) expect(text, `line ${i}`).toContain(name)
    expect(text.match(/Arnica montana 30 CH/g)).toHaveLength(40)
    for (const [i, page] of pages.entries())
      expect(page.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(` ${i + 1} \\S+ ${pages.length}\\b`))
    expect(code?.[field.amount]).toBe(priceString(orderOf(lines).total))
  })

  test('an invoice has equal bytes regardless of documents rendered in between', async () => {
    const order = orderOf([orderLine()], 1000)
    const first = await invoicePdf(order)
    await invoicePdf(
      orderOf([orderLine({ name: 'Größe\u00A0½ µ' })], 0, centimes(431), { language: 'fr' }),
    )
    expect((await invoicePdf(order)).equals(first)).toBe(true)
  })
})
