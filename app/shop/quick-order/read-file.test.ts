import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unusualWorkbooks } from '../../../domain/spreadsheet/workbook.fixtures.ts'
import { readOrderFile } from './read-file.ts'

const fileOf = (bytes: readonly number[]) => new File([Uint8Array.from(bytes)], 'order.csv')

const utf8 = (text: string) => [...new TextEncoder().encode(text)]

test.each([
  ['UTF-8', utf8('Schüssler 7\r\n\tArnica 💊'), 'Schüssler 7\r\n\tArnica 💊'],
  ['Windows-1252', [0x53, 0x63, 0x68, 0xfc, 0x73, 0x73], 'Schüss'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...utf8('é')], 'é'],
  ['UTF-16', [0xff, 0xfe, 0x41, 0, 0xfc, 0], 'Aü'],
  ['UTF-16, big end first', [0xfe, 0xff, 0, 0x41, 0, 0xfc], 'Aü'],
  [
    'a CSV cell with a line break',
    utf8(
      'Artikel;Menge\r\n"Arnica montana\n30CH Globuli Tube 1g";2\r\nBelladonna 9CH Granules 4g;3\r\n',
    ),
    'Artikel;Menge\r\n"Arnica montana 30CH Globuli Tube 1g";2\r\nBelladonna 9CH Granules 4g;3\r\n',
  ],
])('reads the lines of %s', async (_, bytes, text) =>
  expect(await readOrderFile(fileOf(bytes))).toEqual({ text }),
)

const order = [
  ['Artikel', 'Menge'],
  ['Arnica montana 30CH Globuli Tube 1g', 2],
  ['Belladonna 9CH Granules 4g', 3],
]

test.each(unusualWorkbooks(order))('reads a workbook with %s', async (_, files) => {
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])),
  )
  const text = order.map((cells) => cells.join(';')).join('\n')
  expect(await readOrderFile(new File([Uint8Array.from(packed)], 'order.xlsx'))).toMatchObject({
    text,
  })
})

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

test('reads the first sheet of a workbook and names the others', async () => {
  const sheetOf = (text: string) =>
    strToU8(
      `<worksheet><sheetData><row><c t="inlineStr"><is><t>${text}</t></is></c><c><v>2</v></c></row></sheetData></worksheet>`,
    )
  const packed = zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${office}"><sheets><sheet name="November" r:id="a"/><sheet name="Filiale" r:id="b"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="a" Type="${office}/worksheet" Target="a.xml"/><Relationship Id="b" Type="${office}/worksheet" Target="b.xml"/></Relationships>`,
    ),
    'xl/a.xml': sheetOf('arn 30ch'),
    'xl/b.xml': sheetOf('bell 9ch'),
  })
  const file = new File([Uint8Array.from(packed)], 'order.xlsx')
  const [first, second] = ['November', 'Filiale']
  expect(await readOrderFile(file)).toEqual({ text: 'arn 30ch;2', sheet: first, others: [second] })
  expect(await readOrderFile(file, second)).toEqual({
    ...{ text: 'bell 9ch;2', sheet: second, others: [first] },
  })
})

test('reads the values of formulas, cells of several lines as one, no errors', async () => {
  const bytes = readFileSync(new URL('formulas.fixture.xlsx', import.meta.url))
  const answer = await readOrderFile(new File([bytes], 'order.xlsx'))
  const lines = 'text' in answer ? answer.text.split('\n') : []
  expect(lines).toEqual(['arn 30ch;glob 1g;2', ';', 'bell 9ch', '', 'komplex 4'])
})

test('omits cells with dates and quotes those with a separator', async () => {
  const texts = ['Arnica; 30CH', '1 g "Tube"'].map(
    (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  )
  const date = '<c t="d"><v>2026-11-27T00:00:00</v></c>'
  const row = [date, ...texts, '<c><v>2</v></c>'].join('')
  const packed = zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${office}"><sheets><sheet name="A" r:id="a"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="a" Type="${office}/worksheet" Target="a.xml"/></Relationships>`,
    ),
    'xl/a.xml': strToU8(`<worksheet><sheetData><row>${row}</row></sheetData></worksheet>`),
  })
  const answer = await readOrderFile(new File([Uint8Array.from(packed)], 'order.xlsx'))
  expect(answer).toMatchObject({ text: ';"Arnica; 30CH";"1 g ""Tube""";2' })
})

test.each([
  ['an image', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]],
  ['a broken archive', utf8('PK\u0003\u0004 no zip')],
  ['bytes of no text', [0, 255, 254, 1, 2, 3]],
  ['an empty file', []],
])('rejects %s as unreadable', async (_, bytes) =>
  expect(await readOrderFile(fileOf(bytes))).toEqual({ problem: 'unreadable' }),
)

test('rejects a small archive with more than 4 MB in it', async () => {
  const packed = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(2 ** 22 + 1) })
  expect(packed.length).toBeLessThan(2 ** 14)
  const answer = await readOrderFile(new File([Uint8Array.from(packed)], 'order.xlsx'))
  expect(answer).toEqual({ problem: 'too-large' })
})

test('rejects a file of more than 1 MB', async () =>
  expect(await readOrderFile(new File(['a'.repeat(2 ** 20 + 1)], 'order.txt'))).toEqual({
    problem: 'too-large',
  }))
