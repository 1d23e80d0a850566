import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CartInfo, CustomInfo } from '../../../domain/cart/cart-info.ts'
import { familySizes, isSizedFamily } from '../../../domain/catalogue/sized-family.ts'
import type { Scale } from '../../../domain/homeopathy/dilution-steps.ts'
import { carriers, formsOf, type Preparation, sizesOf } from '../../../domain/homeopathy/form.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { mixtureCarriers } from '../../../domain/mixture/substance.ts'
import { demoCatalogue, everyThing } from '../../../domain/quick-order/lines/catalogue.fixtures.ts'
import { finishLine } from '../../../domain/quick-order/lines/finish-line.ts'
import type { LineSpec, Thing } from '../../../domain/quick-order/lines/line-spec.ts'
import { maxLines } from '../../../domain/quick-order/split-lines.ts'
import { labelled } from '../../../messages/labelled.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { lineLabel } from '../../../messages/shop/quick-order.ts'
import { substanceMessage } from '../../../messages/shop/substances.ts'
import { databases } from '../../../tests/databases.ts'
import { openDemo } from '../../../tests/demo-database.ts'
import type { Database } from '../../db/client.ts'
import { substanceGroups } from '../../documents/views/view-texts.ts'
import { i18nIn } from '../../i18n.ts'
import { readQuickOrder } from './read-quick-order.ts'

type Printed = { text: string; quantity: number; info: CartInfo; name: string }

/** A line as carts, mails and documents print it. */
const print = (spec: LineSpec, language: Language): Printed => {
  const item = finishLine(spec, demoCatalogue)
  if (!item) throw new Error(`${JSON.stringify(spec)} cannot be ordered.`)
  const { info, name: nameIn } = item
  const name = nameIn(language)
  const text = lineLabel({ name, spec, info }, (message) => i18nIn[language]._(message))
  return { text, quantity: spec.quantity, info, name }
}

const dilutions: readonly [Scale, string][] = [
  ['DH', '6'],
  ['CH', '30'],
  ['CH', '200'],
  ['K', 'XM'],
  ['LM', '18'],
]

/** Each potency kind in every form, size and vehicle. */
const preparations: readonly Preparation[] = dilutions.flatMap(([scale, dilution]) =>
  formsOf(scale, dilution).flatMap((form) =>
    sizesOf(scale, form).flatMap((size) =>
      (form === 'drops' ? carriers : [undefined]).map((carrier) => ({
        ...{ scale, dilution, form, size },
        ...(carrier && { carrier }),
      })),
    ),
  ),
)

const homeopathic = ['Homeopathy: Arnica montana 30CH', 'Homeopathy: Belladonna 12DH']
const plants = [
  'Phytotherapy: Achillea millefolium, herba',
  'Phytotherapy: Alchemilla vulgaris, herba',
  'Gemmotherapy: Ribes nigrum, gemmae',
]

/** A mixture in every form, size and vehicle, one with an own name, and one with plants. */
const mixtures: readonly CustomInfo[] = [
  ...formsOf('CH', '30').flatMap((form) =>
    sizesOf('CH', form).flatMap((size) =>
      (form === 'drops' ? mixtureCarriers : [undefined]).map((carrier) => ({
        ...({ type: 'custom', name: '', substances: homeopathic, form, size } as const),
        ...(carrier && { carrier }),
      })),
    ),
  ),
  { type: 'custom', name: 'Anna', substances: homeopathic, form: 'globuli', size: 'bottle-15g' },
  {
    ...{ type: 'custom', name: '', form: 'drops', size: 'bottle-60ml' },
    substances: [...homeopathic, ...plants],
  },
]

const isMade = ({ scale, dilution }: Preparation, id: number) =>
  demoCatalogue.remedy('homeopathy', id)?.dilutions?.[scale].includes(dilution)

/** One preparation of each remedy, another one for the next. */
const onePreparation = ({ id }: Thing) => {
  const made = preparations.filter((one) => isMade(one, id))
  return made.slice(id % made.length).slice(0, 1)
}

const specsOf = (family: Thing['family'], id: number): LineSpec[] => {
  const thing = { family, id }
  if (family === 'homeopathy')
    return (id === 159 ? preparations : onePreparation(thing)).map((preparation) => ({
      ...{ thing, quantity: 2, preparation },
    }))
  if (isSizedFamily(family))
    return familySizes(family).map((size) => ({ thing, quantity: 1, size }))
  if (family === 'schussler')
    return (demoCatalogue.remedy(family, id)?.forms ?? []).map((saltForm) => ({
      ...{ thing, quantity: 3, saltForm },
    }))
  return [1, 12].map((quantity) => ({ thing, quantity }))
}

const families = [...new Set(everyThing.map(({ family }) => family))]

const chunked = <One>(list: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(list.length / maxLines) }, (_, i) =>
    list.slice(i * maxLines, (i + 1) * maxLines),
  )

describe.each(databases)('the wording of the shop on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
    return () => db.destroy()
  })

  const readAll = async (texts: readonly string[], language: Language) => {
    const parts = chunked(texts).map((part) =>
      readQuickOrder(db, { text: part.join('\n'), language }),
    )
    return (await Promise.all(parts)).flat()
  }

  it.each(families.flatMap((family) => languages.map((language) => ({ family, language }))))(
    'the lines of $family are read back without a question in $language',
    async ({ family, language }) => {
      const things = everyThing.filter((one) => one.family === family)
      const lines = things
        .flatMap(({ id }) => specsOf(family, id))
        .map((spec) => print(spec, language))
      const found = await readAll(
        lines.map(({ text }) => text),
        language,
      )
      const misread = lines.filter(({ quantity, info, name }, at) => {
        const { item, quantity: read, problems } = found[at] ?? { problems: [] }
        // What has no price is not printed either.
        if (problems[0]?.code === 'price-not-found') return false
        return (
          JSON.stringify([read, item?.name, item?.info]) !== JSON.stringify([quantity, name, info])
        )
      })
      expect(misread.map(({ text }) => text)).toEqual([])
    },
  )

  it.each(languages)(
    'a mixture as carts, mails and documents print it is read back without a question in %s',
    async (language) => {
      const t = (message: MessageDescriptor) => i18nIn[language]._(message)
      const lines = mixtures.flatMap((info) => {
        const { detail, substances } = lineMessages(info, t)
        const name = info.name || t(msg`Custom mixture`)
        const groups = substanceGroups({ info }, t).map(({ title, items }) =>
          t(labelled(title, items.join(', '))),
        )
        return [
          [name, detail, ...substances],
          [name, substances.join(' + '), detail],
          [name, detail, ...groups],
        ].map((parts) => ({ text: parts.join(' · '), info, name }))
      })
      const texts = lines.map(({ text }) => `${text} x2`)
      const found = await readAll(texts, language)
      expect(found.map(({ quantity, problems, item }) => [quantity, problems, item?.info])).toEqual(
        lines.map(({ info }) => [2, [], info]),
      )
      expect(found.map(({ item }) => item?.name)).toEqual(lines.map(({ name }) => name))
    },
  )

  it.each(languages)(
    'the substances of a mixture are read as their remedies in %s',
    async (language) => {
      const substances = [
        ['Homeopathy: Arnica montana 30CH', /^Arnica montana · .*30\sCH/, 'form-missing'],
        ['Homeopathy: Belladonna 12DH', /^Belladonna · .*12\sDH/, 'form-missing'],
        [
          'Phytotherapy: Achillea millefolium, herba',
          /^Achillea millefolium, herba · /,
          'size-missing',
        ],
        ['Gemmotherapy: Ribes nigrum, gemmae', /^Ribes nigrum, gemmae · /, 'size-missing'],
      ] as const
      const texts = substances.map(([text]) =>
        substanceMessage(text, (one) => i18nIn[language]._(one)),
      )
      const lines = await readAll(texts, language)
      for (const [at, [, label, problem]] of substances.entries()) {
        expect(lines[at]?.label).toMatch(label)
        expect(lines[at]?.problems.map(({ code }) => code)).toEqual([problem])
      }
    },
  )

  it('words the answers about a mixture as the shop does', async () => {
    const [line] = await readAll(['Mischung: Arnica 4 DH, Belladonna 6 DH 30 ml'], 'de')
    expect(line?.choices.map(({ short }) => short)).toEqual(['25° AETH.', 'NaCl', 'Aq. dest.'])
  })
})

describe.each(databases)('a line without a price on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
    for (const slug of ['single-homeopathy-lm-globuli-%-tube-1g', 'single-gemmotherapy-60ml'])
      await db.deleteFrom('product').where('slug', 'like', slug).execute()
    return () => db.destroy()
  })

  it.each([
    [
      'arn LM18 glob 1g x2',
      [
        'Arnica montana LM 18 globules 10g x2',
        'Arnica montana LM 18 granules 4g x2',
        'Arnica montana LM 18 granules 10g x2',
      ],
    ],
    [
      'gemmo Ribes nigrum 60ml',
      ['30ml', '125ml', '250ml'].map((size) => `gemmo Ribes nigrum, gemmae ${size}`),
    ],
  ])('the line %j offers the nearest that has a price', async (text, expected) => {
    const [line] = await readQuickOrder(db, { text, language: 'fr' })
    expect(line?.problems.map(({ code }) => code)).toEqual(['price-not-found'])
    expect(line?.choices.map((choice) => choice.text)).toEqual(expected)
    for (const { item } of line?.choices ?? []) expect(item?.price).toBeGreaterThan(0)
  })
})
