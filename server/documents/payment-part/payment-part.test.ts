import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import jsQR from 'jsqr'
import type { Data } from 'swissqrbill/types'
import { describe, expect, inject, test } from 'vitest'
import { centimes } from '../../../domain/money.ts'
import { i18nIn } from '../../i18n.ts'
import { drawDocument } from '../layout/draw-document.ts'
import { qrCodeSvg } from '../make-document.ts'
import { billing, documentFacts, orderLine, orderOf, storedDocument } from '../order.fixtures.ts'
import { readPdf } from '../pdf.fixtures.ts'
import { invoiceView } from '../views/invoice-and-credit-note.ts'
import { qrBill, spcText } from './qr-bill.ts'
import { darkRuns, qrModules } from './qr-code.ts'

const order = orderOf([orderLine()])
const paper = storedDocument(order)

const readInvoice = async () =>
  readPdf(await drawDocument(invoiceView(order, paper, documentFacts, i18nIn.de)))

const expectedText = () => {
  const bill = qrBill(paper, order, 'Bestellung 34')
  return bill ? spcText(bill) : ''
}

const hasZbar = spawnSync('zbarimg', ['--version']).status === 0

type Picture = { width: number; height: number; grey: Uint8Array }

/** Texts that zbar decodes from the pictures, in one process. */
const readWithZbar = (pictures: Picture[]): string[] => {
  const folder = mkdtempSync(join(inject('temporaryRoot'), 'qr-'))
  const files = pictures.map(({ width, height, grey }, index) => {
    const file = join(folder, `${index}.pgm`)
    writeFileSync(file, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), grey]))
    return file
  })
  const options = ['-q', '--raw', '--nodbus', '-Sdisable', '-Sqrcode.enable', ...files]
  const read = execFileSync('zbarimg', options, { encoding: 'utf8' })
  return read.trimEnd().split(/(?<=\nEPD)\n/)
}

const billOf = (name: string, city = 'Bern') => {
  const payer = orderOf([orderLine()], 0, centimes(0), {
    billing: { ...billing, first_name: '', last_name: name, address1: 'Dorfweg', city },
  })
  const bill = qrBill(paper, payer, 'Bestellung 34')
  if (!bill) throw new Error('no bill')
  return bill
}

const screenPicture = (bill: Data) => {
  const { pixels, width, height } = new Resvg(qrCodeSvg(bill), {
    fitTo: { mode: 'width', value: 400 },
  }).render()
  const grey = pixels.filter((_, index) => index % 4 === 0)
  return { pixels: Uint8ClampedArray.from(pixels), width, height, grey }
}

const names = [
  ...['Anna Meier', 'Müller', 'Hélène', 'Kälin', 'É. Favre', 'Élodie Châtelain', 'Łukasz Wałęsa'],
  ...['Weiß', 'Zürcher Bäckerei', 'Gian-Carlo Però', 'Niccolò Balmèr', 'François Noël', 'Ø', 'é'],
  ...['Œuvre du Cœur', 'Çağlar Şahin', 'Novak Đoković', 'Ştefan Țepeș', 'Dvořák', 'Così Società'],
  ...['Ürsula Ölschläger', 'Pharmacie à la Gare Sàrl', 'Jánošík', 'Bär & Söhne AG (§ 2°)'],
]

describe('the QR code of the payment part', () => {
  test('the QR code of the payment part has an ASCII segment before the others, no ECI header', async () => {
    const { segments, code } = await readInvoice()
    expect(segments).toEqual(['byte', 'numeric', 'byte'])
    expect(code?.join('\n')).toBe(expectedText())
  })

  test.skipIf(!hasZbar)('the QR code of the payment part is read by zbar', async () => {
    const { picture } = await readInvoice()
    if (!picture) throw new Error('no picture')
    expect(readWithZbar([picture])).toEqual([expectedText()])
  })

  test('the QR code of the payment part is decoded by jsQR and zbar for any payer name', () => {
    const bills = names.map((name) => billOf(name))
    const pictures = bills.map(screenPicture)
    const texts = bills.map(spcText)
    expect(pictures.map(({ pixels, width, height }) => jsQR(pixels, width, height)?.data)).toEqual(
      texts,
    )
    if (hasZbar) expect(readWithZbar(pictures)).toEqual(texts)
  })

  test('the QR code of the payment part is never valid Big5, which zbar would assume', () => {
    const permitted = fc.oneof(
      ...[[0x20, 0x7e] as const, [0xa1, 0xff] as const, [0x100, 0x17f] as const].map(([min, max]) =>
        fc.integer({ min, max }).map((code) => String.fromCodePoint(code)),
      ),
    )
    const text = fc.string({ unit: permitted, minLength: 1, maxLength: 35 })
    fc.assert(
      fc.property(text, text, (name, city) => {
        const written = Buffer.from(spcText(billOf(name, city))).toString('latin1')
        const isAscii = /^[\0-\x7F]*$/.test(written)
        const isBig5 = /^(?:[\0-\x7F]|[\x80-\xFE][\x40-\x7E\xA1-\xFE])*$/.test(written)
        expect(isBig5).toBe(isAscii)
      }),
    )
  })

  test('the QR code of the payment part has a no-break space in its message only if needed', () => {
    expect(billOf('Müller').message).toBe('Bestellung\u00A034')
    expect(billOf('Meier').message).toBe('Bestellung 34')
    expect(billOf('Élodie Müller').message).toBe('Bestellung 34')
  })

  test('the QR code of the payment part is decoded from the picture on the payment page', () => {
    const bill = qrBill(paper, order, 'Bestellung 34')
    if (!bill) throw new Error('no bill')
    const { pixels, width, height } = screenPicture(bill)
    expect(jsQR(pixels, width, height)?.data).toBe(expectedText())
  })

  test('the QR code of the payment part has no alignment pattern under the Swiss cross', () => {
    for (const length of [1, 250, 600]) {
      const version = (qrModules(`SPC\n0200\n1\n${'x'.repeat(length)}`).length - 17) / 4
      expect(version).toBeGreaterThanOrEqual(14)
      expect(version).toBeLessThanOrEqual(20)
    }
  })

  test('rejects a text that version 25 cannot hold', () => {
    const sized = (length: number) => qrModules(`SPC\n0200\n1\n${'x'.repeat(length)}`).length
    expect(sized(980)).toBe(17 + 4 * 25)
    expect(() => sized(1000)).toThrow()
  })

  test('draws every dark module', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.boolean(), { maxLength: 30 }), { maxLength: 10 }),
        (modules) => {
          const drawn = modules.map((cells) => cells.map(() => false))
          for (const { row, from, length } of darkRuns(modules))
            for (let at = from; at < from + length; at += 1) {
              const cells = drawn[row]
              if (cells) cells[at] = true
            }
          expect(drawn).toEqual(modules)
        },
      ),
    )
  })
})

test('the longest permitted texts fit in receipt and payment part', async () => {
  const long = orderOf([orderLine()], 0, centimes(0), {
    billing: {
      ...billing,
      company: 'Wohlgeboren '.repeat(6).slice(0, 70),
      address1: 'Obere Bahnhofstrasse '.repeat(4).slice(0, 70),
      building_number: '1234567890123456',
      city: 'Sankt Margrethen im Rheintal am Alt',
    },
  })
  const { pages, code } = await readPdf(
    await drawDocument(invoiceView(long, storedDocument(long), documentFacts, i18nIn.de)),
  )
  expect(pages).toHaveLength(1)
  expect(code?.[0]).toBe('SPC')
})
