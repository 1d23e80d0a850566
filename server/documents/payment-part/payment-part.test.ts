import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import jsQR from 'jsqr'
import { describe, expect, inject, test } from 'vitest'
import { centimes } from '../../../domain/money.ts'
import { i18nIn } from '../../i18n.ts'
import { drawDocument } from '../draw-document.ts'
import { invoiceView } from '../invoice-view.ts'
import { billing, orderLine, orderOf, paperFacts, paperOf } from '../order-under-test.ts'
import { readPdf } from '../pdf-under-test.ts'
import { qrBill } from './qr-bill.ts'
import { darkRuns, qrModules } from './qr-code.ts'
import { qrCodeSvg } from './qr-code-svg.ts'
import { spcText } from './spc-text.ts'

const order = orderOf([orderLine()])
const paper = paperOf(order)

const readInvoice = async () =>
  readPdf(await drawDocument(invoiceView(order, paper, paperFacts, i18nIn.de)))

const expectedText = () => {
  const bill = qrBill(paper, order, 'Bestellung 34')
  return bill ? spcText(bill) : ''
}

const hasZbar = spawnSync('zbarimg', ['--version']).status === 0

describe('the code of the payment part', () => {
  test('has one byte segment, no ECI header', async () => {
    const { segments, code } = await readInvoice()
    expect(segments).toEqual(['byte'])
    expect(code?.join('\n')).toBe(expectedText())
  })

  test.skipIf(!hasZbar)('is read by zbar', async () => {
    const { picture } = await readInvoice()
    if (!picture) throw new Error('no picture')
    const file = join(mkdtempSync(join(inject('temporaryRoot'), 'qr-')), 'page.pgm')
    const head = Buffer.from(`P5 ${picture.width} ${picture.height} 255\n`)
    writeFileSync(file, Buffer.concat([head, picture.grey]))
    const options = ['-q', '--raw', '--nodbus', '-Sdisable', '-Sqrcode.enable', file]
    const read = execFileSync('zbarimg', options, { encoding: 'utf8' })
    expect(read.trimEnd()).toBe(expectedText())
  })

  test('reads the same from the picture that the payment page shows', () => {
    const bill = qrBill(paper, order, 'Bestellung 34')
    if (!bill) throw new Error('no bill')
    const { pixels, width, height } = new Resvg(qrCodeSvg(bill), {
      fitTo: { mode: 'width', value: 900 },
    }).render()
    expect(jsQR(Uint8ClampedArray.from(pixels), width, height)?.data).toBe(expectedText())
  })

  test('has a version without an alignment pattern under the Swiss cross', () => {
    for (const length of [1, 250, 600]) {
      const version = (qrModules('x'.repeat(length)).length - 17) / 4
      expect(version).toBeGreaterThanOrEqual(14)
      expect(version).toBeLessThanOrEqual(20)
    }
  })

  test('keeps every module in the runs that are drawn', () => {
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

test('the longest texts that banks take fit in receipt and payment part', async () => {
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
    await drawDocument(invoiceView(long, paperOf(long), paperFacts, i18nIn.de)),
  )
  expect(pages).toHaveLength(1)
  expect(code?.[0]).toBe('SPC')
})
