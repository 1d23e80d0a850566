import type { MessageDescriptor } from '@lingui/core'
import type { SizedFamily } from '../../domain/catalogue/sized-family.ts'
import type { Language } from '../../domain/language.ts'
import { formatFrancs } from '../../domain/money.ts'
import { packParts } from '../../messages/shop/packs.ts'
import { formNames, sizeMessage, sizeNames } from '../../messages/shop/preparations.ts'
import { substanceTypeNames } from '../../messages/shop/substances.ts'
import { i18nIn } from '../../server/i18n.ts'
import {
  countRemedies,
  type PriceRow,
  priceOf,
  readDilutions,
  readPrices,
  readProducts,
} from './catalogue.ts'
import { fileTexts } from './texts.ts'

/** A column of prices or text; without a width it fills the remaining space. */
export type SectionColumn = { label: string[]; widthMm?: number; isFigure?: boolean }

/** A group of the price list; its heading is repeated after a page break. */
export type PriceSection = {
  title: string
  note?: string | undefined
  columns: SectionColumn[]
  rows: SectionCell[][]
}

/** A cell, with the article number before its price where a row has several articles. */
export type SectionCell = string | { article: string; price: string }

const isKey = <Key extends string>(names: Record<Key, unknown>, text: string): text is Key =>
  Object.hasOwn(names, text)

/** '1', '2', '3', '6' of a scale → '1–3, 6'. */
const ranges = (values: readonly { value: string; order: number }[]): string => {
  const runs: { value: string; order: number }[][] = []
  for (const item of values) {
    const last = runs.at(-1)
    if (last?.at(-1)?.order === item.order - 1) last.push(item)
    else runs.push([item])
  }
  return runs
    .map((run) =>
      run.length > 2
        ? `${run[0]?.value}–${run.at(-1)?.value}`
        : run.map(({ value }) => value).join(', '),
    )
    .join(', ')
}

const dilutionsOf = (scale: string, category: number) =>
  ranges(readDilutions().filter((row) => row.scale === scale && row.price_category === category))

const amount = (row: { price: string }) => formatFrancs(priceOf(row))

/** All groups of the price list, with the shop's texts. */
export const priceSections = (language: Language): PriceSection[] => {
  const texts = fileTexts[language]
  const t = (text: MessageDescriptor) => i18nIn[language]._(text)
  const prices = readPrices()

  const formName = (form: string) => (isKey(formNames, form) ? t(formNames[form]) : form)
  const sizeName = (size: string | null) => {
    const code = (size ?? '').toLowerCase().replaceAll(' ', '-')
    return isKey(sizeNames, code) ? t(sizeNames[code]) : sizeMessage(size ?? '')
  }
  const packOf = ({ form, size }: PriceRow) => `${formName(form)} · ${sizeName(size)}`

  /** One row per form and size, one column per category. */
  const matrix = (
    rows: readonly PriceRow[],
    scales: readonly string[],
    title: string,
    note?: string,
  ): PriceSection => {
    const categories = [...new Set(rows.map(({ category }) => category ?? 0))].sort((a, b) => a - b)
    // By form in the order of the shop, then from small to large.
    const forms = Object.keys(formNames)
    const sorted = rows.toSorted(
      (a, b) =>
        forms.indexOf(a.form) - forms.indexOf(b.form) || Number(priceOf(a)) - Number(priceOf(b)),
    )
    const packs = Map.groupBy(sorted, packOf)
    const isWide = categories.length > 5
    const column = (category: number): SectionColumn => ({
      label: [
        isWide ? texts.shortCategory(category) : texts.category(category),
        ...scales
          .map((scale) => ({ scale, values: dilutionsOf(scale, category) }))
          .filter(({ values }) => values)
          .map(({ scale, values }) => (scales.length > 1 ? `${scale} ${values}` : values)),
      ],
      widthMm: isWide ? 15 : 24,
      isFigure: true,
    })
    return {
      title,
      note,
      columns: [{ label: [texts.pack] }, ...categories.map(column)],
      rows: [...packs].map(([pack, cells]) => [
        pack,
        ...categories.map((category) => {
          const found = cells.find((cell) => cell.category === category)
          return found ? { article: String(found.id), price: amount(found) } : '–'
        }),
      ]),
    }
  }

  const list = (title: string, note: string | undefined, rows: SectionCell[][]): PriceSection => ({
    title,
    note,
    columns: [
      { label: [texts.article], widthMm: 22 },
      { label: [texts.product] },
      { label: [texts.pack], widthMm: 58 },
      { label: [texts.price], widthMm: 22, isFigure: true },
    ],
    rows,
  })

  /** By name, then from small to large. */
  const priced = (
    rows: readonly PriceRow[],
    nameOf: (row: PriceRow) => string,
    pack: (row: PriceRow) => string,
  ) =>
    rows
      .toSorted(
        (a, b) =>
          nameOf(a).localeCompare(nameOf(b), language) || Number(priceOf(a)) - Number(priceOf(b)),
      )
      .map((row) => [String(row.id), nameOf(row), pack(row), amount(row)])

  const singles = prices.filter(({ family }) => family === 'homeopathy')
  const mixtures = prices.filter(({ family }) => family === 'combined')
  const byScale = (scale: string) =>
    singles.filter((row) => row.scale === scale && row.category !== null)
  const sized = (family: SizedFamily, name: string) =>
    list(
      name,
      texts.count(countRemedies(family)),
      priced(
        prices.filter((row) => row.family === family),
        () => name,
        ({ size }) => sizeName(size),
      ),
    )
  const nameOfDrops = ({ slug }: PriceRow) =>
    texts.mixtureWith[slug.includes('phytotherapy') ? 'plants' : 'buds']
  const unscaled = mixtures.filter(({ scale }) => scale === null)
  const products = (name: keyof typeof texts.families) =>
    list(
      texts.families[name],
      undefined,
      readProducts(name).map((product) => [
        String(product.nr),
        product[`title_${language}`],
        [
          ...(product.number_remedies ? [texts.remedies(product.number_remedies)] : []),
          ...packParts({ form: product.form ?? '', size: product.size ?? '' }, t),
        ].join(' · '),
        amount(product),
      ]),
    )
  const salt = ({ form }: PriceRow) =>
    packParts({ form: form === 'pills' ? 'tablets' : form, size: '' }, t).join('')

  return [
    matrix(byScale('CH'), ['CH', 'DH'], texts.single('CH, DH'), texts.singleNote),
    matrix(byScale('K'), ['K'], texts.single('K'), texts.singleNote),
    matrix(byScale('LM'), ['LM'], texts.single('LM'), texts.singleNote),
    list(
      texts.anyDilution,
      texts.anyDilutionNote,
      priced(
        singles.filter(({ category }) => category === null),
        ({ form }) => formName(form),
        ({ size }) => sizeName(size),
      ),
    ),
    ...([2, 3, 4] as const).map((tier) =>
      matrix(
        mixtures.filter((row) => row.tier === tier && row.scale !== null),
        ['CH', 'DH'],
        texts.mixture(texts.tiers[tier]),
        texts.mixtureNote,
      ),
    ),
    list(
      texts.otherMixtures,
      undefined,
      priced(
        unscaled,
        (row) => (row.form === 'drops' ? nameOfDrops(row) : texts.mixtureOf(formName(row.form))),
        (row) => (row.form === 'drops' ? packOf(row) : sizeName(row.size)),
      ),
    ),
    sized('gemmotherapy', t(substanceTypeNames.Gemmotherapy)),
    sized('phytotherapy', t(substanceTypeNames.Phytotherapy)),
    sized(
      'oligotherapy',
      { fr: 'Oligothérapie', en: 'Oligotherapy', de: 'Oligotherapie', it: 'Oligoterapia' }[
        language
      ],
    ),
    list(
      texts.salts,
      texts.saltsCount(countRemedies('schussler')),
      priced(
        prices.filter(({ family }) => family === 'schussler'),
        () => texts.salts,
        salt,
      ),
    ),
    ...(['complexes', 'otc', 'kits', 'seasonal', 'supplements'] as const).map(products),
  ]
}
