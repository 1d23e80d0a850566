import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { formatFrancs } from '../../domain/money.ts'
import { priceOf, readPrices, readProducts } from './catalogue.ts'
import { demoFiles } from './draw-all.ts'
import { priceSections, type SectionCell } from './price-sections.ts'

const readTexts = async (pdf: Uint8Array): Promise<string[]> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const texts = [...document.pages()].map((page) => page.getText())
  document.destroy()
  library.destroy()
  return texts
}

const committed = (name: string) => readFile(new URL(`../files/${name}`, import.meta.url))

describe('the files of the demo laboratory', () => {
  // Compares texts, because compressed bytes differ between processors.
  test.each(Object.entries(demoFiles))(
    '%s is up to date; else run node scripts/draw-demo-files.mjs',
    async (name, draw) => {
      expect(await readTexts(await committed(name))).toEqual(await readTexts(await draw()))
    },
  )

  test.each(Object.keys(demoFiles))('%s is tagged', async (name) => {
    const bytes = (await committed(name)).toString('latin1')
    expect(bytes).toContain('/Marked true')
    expect(bytes).toContain('/StructTreeRoot')
  })

  const rows = [
    ...readPrices(),
    ...['complexes', 'otc', 'kits', 'seasonal', 'supplements'].flatMap(readProducts),
  ]

  test.each(languages)(
    'the price list in %s has every price of the catalogue',
    async (language) => {
      const texts = await readTexts(await committed(`price-list-${language}.pdf`))
      const amounts = texts.join(' ').match(/\d[\d’]*\.\d\d(?![.\d])/g) ?? []
      expect(amounts).toHaveLength(rows.length)
      const text = texts.join(' ')
      for (const row of rows) expect(text).toContain(formatFrancs(priceOf(row)))
    },
  )

  test.each(languages)('the price list in %s has every article with its price', (language) => {
    const priceIn = (cell: SectionCell | undefined) =>
      typeof cell === 'string' ? cell : cell?.price
    const printed = priceSections(language).flatMap(({ rows }) =>
      rows.flatMap((row) => {
        const articles = row.filter((cell) => typeof cell === 'object')
        return articles.length > 0
          ? articles.map(({ article, price }) => [article, price])
          : [[priceIn(row[0]), priceIn(row.at(-1))]]
      }),
    )
    const expected = rows.map((row) => [
      String('nr' in row ? row.nr : row.id),
      formatFrancs(priceOf(row)),
    ])
    expect(printed.toSorted()).toEqual(expected.toSorted())
  })

  test.each(languages)('the order form in %s has fillable fields', async (language) => {
    const bytes = (await committed(`order-form-${language}.pdf`)).toString('latin1')
    const fields = bytes.match(/\/FT \/Tx/g) ?? []
    expect(fields.length).toBeGreaterThan(100)
    for (const name of ['email', 'phone', 'scale-1', 'dilution-18'])
      expect(bytes).toContain(`/T (${name})`)
  })
})
