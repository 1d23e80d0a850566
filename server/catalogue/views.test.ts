import { beforeAll, describe, expect, test } from 'vitest'
import { familyOfCategory } from '../../domain/catalogue/remedy-category.ts'
import { familyPriceSlug, familySizes } from '../../domain/catalogue/sized-family.ts'
import type { SectionAudiences } from '../../domain/catalogue/text-sections.ts'
import { textSections } from '../../domain/catalogue/text-sections.ts'
import type { Remedy } from '../../domain/homeopathy/remedy.ts'
import { type Language, languages } from '../../domain/language.ts'
import { databases } from '../../tests/databases.ts'
import { openDemo } from '../../tests/demo-database.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { selectorPrices, tierPrices } from './prices/price-products.ts'
import { partNames, productDetail, productSummary, type Seen } from './products/product-view.ts'
import { findProduct, findProducts } from './products/products.ts'
import { findSalts } from './products/salts.ts'
import { openDescription } from './products/section-texts.ts'
import { familyRemedies } from './remedies/family-remedies.ts'
import { findHomeopathyByName, findRemedies, findRemedy } from './remedies/find-remedies.ts'

const seen = (language: Language, audiences: SectionAudiences = {}): Seen => ({
  language,
  audiences,
})
const nobody = new Map<string, Remedy>()

const kinds = ['complex', 'otc', 'kit', 'seasonal', 'supplement'] as const

describe.each(databases)('catalogue views on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
    return () => closeDatabase(db)
  })

  const productOf = async (slug: string) => {
    const product = await findProduct(db, slug)
    if (!product) throw new Error(`no ${slug}`)
    return product
  }

  describe.each(kinds)('a product of the kind %s', (kind) => {
    test.each(languages)('has its texts in %s', async (language) => {
      const products = await findProducts(db, kind)
      expect(products.length).toBeGreaterThan(0)
      for (const product of products) {
        const { title, topic, form, line, parts, ingredients } = productDetail(
          product,
          seen(language),
          nobody,
        )
        expect(title && topic).not.toBe('')
        expect(form || line).not.toBe('')
        expect(parts.length + ingredients.length).toBeGreaterThan(0)
      }
    })

    test.each(languages)('shows its use in %s to professionals only', async (language) => {
      for (const product of await findProducts(db, kind)) {
        const shown = productDetail(product, seen(language), nobody)
        expect(JSON.stringify(shown)).not.toMatch(/tradi[tz]ion/i)
        if (shown.reserved.includes('indication'))
          expect(product.record[`indication_${language}`]).toMatch(/tradi[tz]ion/i)
      }
    })

    test('hides indication and posology from the public (R35)', async () => {
      for (const product of await findProducts(db, kind)) {
        const shown = JSON.stringify(productDetail(product, seen('en'), nobody))
        for (const field of ['indication_en', 'posology_en']) {
          const hidden = product.record[field]
          if (typeof hidden === 'string') expect(shown).not.toContain(hidden)
        }
      }
    })
  })

  test.each(textSections)('shows %s to nobody if it has no audience (R35)', async (section) => {
    const audiences = Object.fromEntries(kinds.map((kind) => [kind, { [section]: 'nobody' }]))
    for (const kind of kinds)
      for (const product of await findProducts(db, kind)) {
        const detail = productDetail(product, seen('en', audiences), nobody)
        const hidden = [product.record[`${section}_en`], product.record[`${section}_short_en`]]
        for (const text of hidden)
          if (typeof text === 'string') expect(Object.values(detail)).not.toContain(text)
        expect(detail.reserved).not.toContain(section)
      }
  })

  test('includes public sections without marking them as reserved (R35)', async () => {
    const complex = await productOf('complex-01-aconitum-granules')
    const open = seen('en', { complex: { indication: 'everyone' } })
    expect(productDetail(complex, open, nobody)).toMatchObject({
      indication: 'Traditional use: fever.',
      posology: '',
      reserved: ['posology'],
    })
  })

  test('a hidden topic is not available as a filter', async () => {
    const complex = await productOf('complex-01-aconitum-granules')
    const hidden = seen('en', { complex: { topic: 'professionals' } })
    expect(productSummary(complex, hidden)).toMatchObject({ topic: '', topicKey: '' })
  })

  test.each(['complex', 'kit', 'seasonal'] as const)(
    'links each remedy of a %s to its selector',
    async (kind) => {
      for (const product of await findProducts(db, kind)) {
        const remedies = await findHomeopathyByName(db, partNames(product))
        const { parts } = productDetail(product, seen('en'), remedies)
        for (const { name, remedyCode } of parts)
          expect(remedyCode, `${product.slug}: ${name}`).toMatch(/^a-\d+_b-(ch|dh|k|lm)_c-/)
      }
    },
  )

  test('a complex lists its composition', async () => {
    const complex = await productOf('complex-01-aconitum-granules')
    expect(productDetail(complex, seen('de'), nobody)).toMatchObject({
      kind: 'complex',
      nr: 1,
      title: 'Komplexmittel Nr. 1 Aconitum',
      topic: 'Fieber',
      form: 'Granules',
      size: 'Tube 4g',
      price: 1280,
      season: undefined,
    })
    expect(productDetail(complex, seen('de'), nobody).parts[0]).toEqual({
      name: 'Aconitum napellus',
      potency: '5\u202fCH',
    })
  })

  test.each([
    ['de', 'D1'],
    ['it', '1\u202fDH'],
  ] as const)('writes the potency of buds in %s as %s', async (language, potency) => {
    const spray = (await findProducts(db, 'otc')).find(({ record }) => record.nr === 719)
    if (!spray) throw new Error('no spray')
    expect(productDetail(spray, seen(language), nobody).parts[0]?.potency).toBe(potency)
  })

  test('a seasonal set has its months', async () => {
    const set = await productOf('winter-set')
    expect(productSummary(set, seen('fr')).season).toEqual({ from: 11, to: 2 })
  })

  test('a supplement has a public description and a reserved use (R35)', async () => {
    const magnesium = productDetail(await productOf('magnesium-and-vitamin-b6'), seen('en'), nobody)
    expect(magnesium).toMatchObject({
      line: 'Food supplement, capsules.',
      description: 'Food supplement, capsules.',
      indication: '',
      reserved: ['posology'],
    })
  })

  test('a supplement lists its ingredients in the language', async () => {
    const supplement = await productOf('magnesium-and-vitamin-b6')
    expect(productDetail(supplement, seen('it'), nobody).ingredients).toEqual([
      'Citrato di magnesio 150\u202fmg',
      'Vitamina B6 1,4\u202fmg',
    ])
  })

  test('salts are ordered by number, with forms and two prices', async () => {
    const salts = await findSalts(db, seen('fr'))
    expect(salts.map(({ nr }) => nr)).toEqual(Array.from({ length: 27 }, (_, n) => n + 1))
    expect(salts[0]).toMatchObject({
      slug: 'calcium-fluoratum',
      compound: 'fluorure de calcium',
      forms: ['pl_6', 'pl_12', 'p_6', 'p_12'],
      isSupplementary: false,
    })
    expect(salts.filter(({ isSupplementary }) => isSupplementary)).toHaveLength(15)
    expect(await selectorPrices(db, 'schussler-salts-')).toMatchObject({
      'schussler-salts-pills': [expect.any(Number), 1490],
      'schussler-salts-powder': [expect.any(Number), 2150],
    })
  })

  test('announces only existing sections of a salt to professionals (R35)', async () => {
    const { id = 0 } = (await findRemedies(db, 'sch')).at(-1) ?? {}
    const stored = await findRemedy(db, id)
    const texts = Object.keys(stored?.record ?? {}).filter((field) =>
      /^d(escription|sc)_/.test(field),
    )
    expect(texts).not.toEqual([])
    const bare = { ...stored?.record, ...Object.fromEntries(texts.map((field) => [field, ''])) }
    const set = (record: typeof bare) =>
      db
        .updateTable('remedy')
        .set({ record: json(record) })
        .where('id', '=', id)
        .execute()
    await set(bare)
    const hidden = seen('de', { schussler: { description: 'professionals' } })
    const salts = await findSalts(db, hidden)
    for (const salt of salts)
      expect(salt).toMatchObject({
        description: '',
        reserved: salt.id === id ? [] : ['description'],
      })
    expect((await findSalts(db, seen('de')))[0]).toMatchObject({
      description: expect.stringMatching(/^Calciumfluorid /),
      reserved: [],
    })
    await set({ ...stored?.record })
  })

  describe.each([
    ['gemmotherapy', 66],
    ['phytotherapy', 148],
    ['oligotherapy', 33],
  ] as const)('%s', (family, count) => {
    test.each(languages)('lists all its remedies by name in %s', async (language) => {
      const remedies = await familyRemedies(db, family, language)
      expect(remedies).toHaveLength(count)
      expect(new Set(remedies.map(({ id }) => id)).size).toBe(count)
      for (const { name, label } of remedies) expect(name && label).not.toBe('')
      const names = remedies.map(({ name }) => name)
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, language)))
    })

    test('has a price product for every size', async () => {
      const prices = await selectorPrices(db, `single-${family}-`)
      const slugs = familySizes(family).map((size) => familyPriceSlug(family, size))
      expect(Object.keys(prices).sort()).toEqual(slugs.sort())
    })
  })

  test.each(['gtp', 'ptp', 'otp', 'sch'] as const)(
    'every remedy of %s has its own description in every language',
    async (category) => {
      const remedies = await findRemedies(db, category)
      for (const language of languages) {
        const texts = remedies.map((remedy) => openDescription(remedy, {}, language))
        for (const text of texts) expect(text).toMatch(/\p{L}{3}.*\.$/u)
        expect(new Set(texts).size).toBe(remedies.length)
      }
      const [first] = remedies
      if (!first) throw new Error('no remedies')
      const audiences = { [familyOfCategory(category)]: { description: 'professionals' } } as const
      expect(openDescription(first, audiences, 'fr')).toBe('')
    },
  )

  test('a remedy of a family has a detail that distinguishes it', async () => {
    const [first] = await familyRemedies(db, 'gemmotherapy', 'de')
    expect(first).toMatchObject({
      name: 'Berberitze',
      detail: 'Berberis vulgaris · junge Triebe',
      label: 'Berberis vulgaris, surculi',
    })
  })

  test('a trace element shows its content, with its French name as default', async () => {
    const nameOf = async () =>
      (await familyRemedies(db, 'oligotherapy', 'de')).find(({ id }) => id === 30_002)
    expect(await nameOf()).toMatchObject({ name: 'Silber', detail: 'Ag · 20\u00a0mg/l' })
    const stored = await findRemedy(db, 30_002)
    const { name_de, ...record } = stored?.record ?? {}
    const set = (changed: typeof record) =>
      db
        .updateTable('remedy')
        .set({ record: json(changed) })
        .where('id', '=', 30_002)
        .execute()
    await set(record)
    expect(await nameOf()).toMatchObject({ name: 'Argent' })
    await set({ ...record, name_de })
  })

  test('a mixture costs more in every tier (R12)', async () => {
    const { tiers, mixed, flat } = await tierPrices(db)
    expect(tiers.map(({ from }) => from)).toEqual([1, 2, 5, 11])
    expect(tiers.map(({ prices }) => prices[0])).toEqual([820, 1170, 1620, 2220])
    for (const column of [0, 1, 2]) {
      const prices = tiers.map(({ prices }) => prices[column] ?? Number.NaN)
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    }
    expect(mixed.map(({ prices }) => prices)).toEqual([
      [2150, 2450],
      [2150, 2450],
      [2350, 2450],
      [2860, 2860],
      [3545, 3545],
    ])
    expect(flat).toEqual([
      { form: 'creme', price: 3000 },
      { form: 'trituration', price: expect.any(Number) },
      { form: 'suppository', price: expect.any(Number) },
    ])
  })
})
