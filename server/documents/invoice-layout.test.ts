import { describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { centimes } from '../../domain/money.ts'
import { i18nIn } from '../i18n.ts'
import type { Order } from '../orders/order.ts'
import { drawDocument } from './layout/draw-document.ts'
import { fitAddress } from './layout/head.ts'
import { createSheet } from './layout/sheet.ts'
import { billing, documentFacts, orderLine, orderOf, storedDocument } from './order.fixtures.ts'
import { readPdf } from './pdf.fixtures.ts'
import type { DocumentFacts } from './views/document-facts.ts'
import { invoiceView } from './views/invoice-and-credit-note.ts'

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    orderLine({ name: `Gelsemium sempervirens ${index + 1}.`, vatRate: index % 2 ? 260 : 810 }),
  )

const draw = async (order: Order, facts: DocumentFacts = documentFacts) =>
  drawDocument(invoiceView(order, storedDocument(order), facts, i18nIn[order.language]))

const mixture = (substances: string[]) =>
  orderLine({
    name: 'Mischung',
    info: { type: 'custom', form: 'drops', size: 'bottle-30ml', substances },
  })

describe('the pages of an invoice', () => {
  test.each(languages)(
    'puts 11 lines on one page with the payment part in %s',
    async (language) => {
      const shippingAddress = {
        ...billing,
        company: 'Gemeinschaftspraxis Gerbergasse',
        address2: 'c/o Muster',
      }
      const changes = { language, shippingAddress }
      const order = orderOf(linesOf(11), 1275, centimes(431), changes)
      const { pages, code } = await readPdf(await draw(order))
      expect(pages).toHaveLength(1)
      expect(code?.[0]).toBe('SPC')
    },
  )

  test.each([12, 14, 17, 23, 24, 25, 26, 50])(
    'keeps the last two of %i lines with totals and payment part',
    async (count) => {
      const { pages, code } = await readPdf(await draw(orderOf(linesOf(count))))
      const last = pages.at(-1) ?? ''
      for (const index of [count - 1, count]) expect(last).toContain(`sempervirens ${index}.`)
      expect(last).toContain('Zahlteil')
      expect(code?.[0]).toBe('SPC')
    },
  )

  test('lists the substances of a mixture in two columns by family', async () => {
    const order = orderOf([
      mixture([
        'Homeopathy: Arnica montana 30CH',
        'Phytotherapy: Achillea millefolium, herba',
        'Homeopathy: Belladonna 12DH',
        'Homeopathy: Bryonia alba 9CH',
      ]),
    ])
    const { pages } = await readPdf(await draw(order))
    const rows = (pages[0] ?? '').split(/\r?\n/).map((row) => row.replace(/\s+/g, ' ').trim())
    const from = rows.indexOf('Homöopathie')
    expect(rows.slice(from, from + 6)).toEqual([
      'Homöopathie',
      'Arnica montana 30 CH Bryonia alba 9 CH',
      'Belladonna 12 DH',
      'Phytotherapie',
      'Achillea millefolium, herba',
      expect.any(String),
    ])
  })

  test.each(languages)(
    'omits the family in substances below its heading in %s',
    async (language) => {
      const order = orderOf([mixture(['Homeopathy: Arnica montana 30CH'])], 0, centimes(431), {
        language,
      })
      const { pages } = await readPdf(await draw(order))
      const rows = (pages[0] ?? '').split(/\r?\n/).map((row) => row.replace(/\s+/g, ' ').trim())
      expect(rows).toContain('Arnica montana 30 CH')
    },
  )
})

describe('a mixture on several pages', () => {
  const substances = Array.from({ length: 60 }, (_, index) =>
    index < 44 ? `Homeopathy: Arnica montana ${index + 1}CH` : 'Phytotherapy: Achillea millefolium',
  )

  test('starts on the first page and repeats name and family on the next', async () => {
    const { pages } = await readPdf(await draw(orderOf([...linesOf(4), mixture(substances)])))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Arnica montana 20 CH')
    expect(pages[0]).not.toContain('Fortsetzung')
    expect(pages[1]).toMatch(/Mischung( · Homöopathie)? \(Fortsetzung\)/)
  })

  test('shares the first page with its name if it is the only line', async () => {
    const { pages } = await readPdf(await draw(orderOf([mixture(substances)])))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Arnica montana 20 CH')
    expect(pages[1]).toContain('Achillea millefolium')
  })

  test('lists substances without a family first', async () => {
    const order = orderOf([mixture(['Homeopathy: Arnica montana 30CH', 'Aqua'])])
    const { text } = await readPdf(await draw(order))
    expect(text).toMatch(/Aqua Homöopathie Arnica montana/)
  })
})

describe('the facts of an invoice', () => {
  test('keeps number and street, postcode and town together', async () => {
    const shippingAddress = {
      ...billing,
      company: 'Gemeinschaftspraxis Gerbergasse',
      address1: 'Gerbergasse',
      building_number: '30',
      address2: 'c/o Dr. med. Muster',
      postcode: '4001',
      city: 'Basel',
    }
    const order = orderOf([orderLine()], 0, centimes(431), { shippingAddress })
    const { pages } = await readPdf(await draw(order))
    expect(pages[0]).toContain('Gerbergasse 30')
    expect(pages[0]).toContain('4001 Basel')
  })

  test('shows customer number and, once known, the delivery date', async () => {
    const order = orderOf([orderLine()])
    const before = await readPdf(await draw(order))
    expect(before.text).toContain('Kundennummer K-1024')
    expect(before.text).toContain('Lieferdatum siehe Lieferschein')
    const dispatchedAt = new Date('2026-11-23T09:00:00Z')
    const after = await readPdf(await draw(order, { ...documentFacts, dispatchedAt }))
    expect(after.text).toContain('Lieferdatum 23.11.2026')
  })

  test('shows no term of payment for payment in advance', async () => {
    const { text, code } = await readPdf(
      await draw(orderOf([orderLine()], 0, centimes(431), { payment: 'advance' })),
    )
    expect(text).not.toMatch(/21\.12\.2026|Zahlbar bis/)
    expect(text).toContain('Vorauszahlung')
    expect(code?.[0]).toBe('SPC')
  })
})

describe('the address in the window', () => {
  test('supports Greek and Cyrillic names and omits emoji', async () => {
    const name = { first_name: '🌿 Zoë 😀', last_name: 'Παπαδοπούλου Иванова ✅' }
    const order = orderOf([orderLine()], 0, centimes(431), { billing: { ...billing, ...name } })
    const { pages } = await readPdf(await draw(order))
    expect(pages[0]).toMatch(/^Zoë Παπαδοπούλου Иванова\s*$/m)
  })

  const long = 'Gemeinschaftspraxis für klassische Homöopathie und Phytotherapie am Zürichsee GmbH'

  test.each([
    ['a short address', ['Ada Muster', 'Gerbergasse 12', '4001 Basel']],
    ['seven lines', ['A', 'B', 'C', 'D', 'E', 'F', 'G']],
    [
      'two long lines',
      [
        long,
        'Ada Muster',
        'c/o Keller',
        'Gerbergasse 12',
        'Postfach',
        '4001 Basel',
        'Liechtenstein',
      ],
    ],
    ['only long lines', Array<string>(7).fill(long)],
  ])('%s has at most seven lines', async (_, recipient) => {
    const sheet = await createSheet({ title: '', author: '', language: 'de', date: new Date(0) })
    const { lines } = fitAddress(sheet, recipient)
    expect(lines.length).toBeLessThanOrEqual(7)
    expect(lines.length).toBeGreaterThanOrEqual(recipient.length)
    await sheet.finish()
  })
})
