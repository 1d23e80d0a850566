import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scales } from '../../homeopathy/dilution-steps.ts'
import { carriers, formsOf, sizesOf } from '../../homeopathy/form.ts'
import { languages } from '../../language.ts'
import { isQuantity } from '../../quantity.ts'
import { parseLine } from '../parse-line.ts'
import { maxLines } from '../split-lines.ts'
import { demoCatalogue, everyThing } from './catalogue.fixtures.ts'
import { corpus } from './corpus.fixtures.ts'
import type { LineSpec, Thing } from './line-spec.ts'
import { readOneLine, readQuickOrderLines } from './read-lines.ts'
import { writeLine } from './write-line.ts'

const read = (text: string) => readOneLine({ line: 1, text }, demoCatalogue, 'de')

const words = [...new Set(corpus.flatMap(({ text }) => text.split(' ')))]
const anyLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((list) => list.join(' ')),
)

describe('any line', () => {
  it('any line is answered, with a valid quantity, and ok only without problems', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        const one = read(text)
        expect(isQuantity(one.quantity)).toBe(true)
        expect(one.status === 'ok').toBe(one.item !== undefined)
        if (one.status === 'ok') expect(one.problems).toEqual([])
        else expect(one.problems.length).toBeGreaterThan(0)
        expect(one.choices.length).toBeLessThanOrEqual(9)
        for (const { spec } of one.choices) if (spec) expect(isQuantity(spec.quantity)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('asks only what has an answer', () => {
    for (const { text } of corpus) {
      const one = read(text)
      if (one.status === 'ask') expect(one.choices.length, text).toBeGreaterThan(0)
    }
  })

  it('any line is read alike in capitals, with more spaces and no-break spaces', () => {
    const spaced = fc.constantFrom('  ', '\u00a0', ' \u2009 ', '\u202f')
    fc.assert(
      fc.property(fc.constantFrom(...corpus), spaced, ({ text }, space) => {
        const expected = read(text)
        // Capitals of ß and of Arabic digits are other texts; none is in the corpus.
        for (const other of [text.toUpperCase(), text.replaceAll(' ', space), ` ${text} `]) {
          const one = read(other)
          expect([one.status, one.quantity, one.problems, one.item?.info]).toEqual([
            expected.status,
            expected.quantity,
            expected.problems,
            expected.item?.info,
          ])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('keeps its quantity as written, from 1 to 99, and asks above', () => {
    const signs = [(n: number) => `x${n}`, (n: number) => `${n}x`, (n: number) => `(${n})`]
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 2000 }), fc.constantFrom(...signs), (n, sign) => {
        const one = read(`arn 30ch glob 1g ${sign(n)}`)
        if (isQuantity(n) && n <= 99) expect([one.status, one.quantity]).toEqual(['ok', n])
        else if (isQuantity(n))
          expect([one.status, one.problems]).toEqual(['ask', ['quantity-unclear']])
        else expect(one.status).not.toBe('ok')
      }),
    )
  })
})

const readyLines = corpus.filter(({ status }) => status === 'ok').map(({ text }) => text)

/** The text with a piece after one of its words. */
const insert = (text: string, piece: string, at: number) => {
  const words = text.split(' ')
  const place = at % (words.length + 1)
  return [...words.slice(0, place), piece, ...words.slice(place)].join(' ')
}

describe('a line that is ready', () => {
  const place = fc.nat({ max: 20 })

  it('asks after an unknown word was inserted anywhere', () => {
    const unknown = fc
      .array(fc.constantFrom(...'qxzwvjk'), { minLength: 4, maxLength: 8 })
      .map((letters) => letters.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...readyLines), unknown, place, (text, word, at) => {
        expect(read(insert(text, word, at)).status, insert(text, word, at)).not.toBe('ok')
      }),
      { numRuns: 1_000 },
    )
  })

  it('asks after a second number was joined to one of its numbers', () => {
    const joint = fc.constantFrom('und', 'et', 'e', 'and', '&', '+', 'oder', 'ou', 'o', 'or')
    const number = fc.integer({ min: 1, max: 200 })
    fc.assert(
      fc.property(fc.constantFrom(...readyLines), joint, number, place, (text, word, n, at) => {
        const joined = insert(text, `${word} ${n}`, at)
        expect(read(joined).status, joined).not.toBe('ok')
      }),
      { numRuns: 2_000 },
    )
  })

  it('asks when a digit is typed at its end, behind a unit', () => {
    for (const text of readyLines.filter((one) => /\d ?(?:g|ml)$/i.test(one)))
      expect(read(`${text}1`).status, text).not.toBe('ok')
  })
})

describe('a number with the name of another', () => {
  const nameOf = ({ family, id }: Thing) =>
    family === 'schussler'
      ? demoCatalogue.remedy(family, id)?.name
      : demoCatalogue.product(id)?.titles.de.replace(/^Komplexmittel Nr. \d+ /, '')

  it.each([
    ['schussler', 'Schüssler', 'D6 Tabl'],
    ['complex', 'Komplex', ''],
    ['otc', 'Nr.', ''],
    ['supplement', 'Nr.', ''],
    ['kit', 'Nr.', ''],
    ['seasonal', 'Nr.', ''],
  ])('a number with the name of another is asked about in the family %s', (family, word, rest) => {
    const things = everyThing.filter((one) => one.family === family).slice(0, 12)
    for (const one of things)
      for (const other of things) {
        const [number, name] = [demoCatalogue.numberOf(one), nameOf(other)]
        const isOwn = nameOf(one)?.includes(name ?? '')
        const text = `${word} ${number} ${name} ${rest}`
        if (!isOwn) expect(read(text).status, text).toBe('ask')
      }
  })
})

describe('a choice', () => {
  it('leads to a line that is read as the choice', () => {
    for (const { text } of corpus)
      for (const choice of read(text).choices) {
        // Several items are several lines.
        if (choice.text.includes('\n')) continue
        const next = read(choice.text)
        if (choice.item)
          expect([next.status, next.item?.info], `${text} → ${choice.text}`).toEqual([
            'ok',
            choice.item.info,
          ])
        else expect(next.status, `${text} → ${choice.text}`).not.toBe('unreadable')
      }
  })
})

const isSingle = (thing: Thing) => thing.family === 'homeopathy'

describe('a written line', () => {
  const singles = everyThing.filter(isSingle)

  it('a written line is read as what it was written from, for all remedies and languages', () => {
    for (const { id, name } of singles) {
      const dilutions = demoCatalogue.remedy('homeopathy', id)?.dilutions
      const spec: LineSpec = {
        thing: { family: 'homeopathy', id },
        quantity: 3,
        preparation: {
          scale: 'CH',
          dilution: dilutions?.CH.at(-1) ?? '30',
          form: 'globuli',
          size: 'tube-1g',
        },
      }
      const language = languages[id % 4] ?? 'fr'
      const one = read(writeLine(spec, demoCatalogue, language))
      expect([one.status, one.spec], name).toEqual(['ok', spec])
    }
  })

  it('a written line is read as what it was written from, for all preparations', () => {
    const thing = { family: 'homeopathy', id: 159 } as const
    const dilutions = demoCatalogue.remedy('homeopathy', 159)?.dilutions
    for (const scale of scales)
      for (const dilution of dilutions?.[scale] ?? [])
        for (const form of formsOf(scale, dilution))
          for (const [i, size] of sizesOf(scale, form).entries()) {
            const carrier = form === 'drops' ? { carrier: carriers[i % 3] ?? 'water' } : {}
            const preparation = { scale, dilution, form, size, ...carrier }
            const spec: LineSpec = { thing, quantity: 1, preparation }
            const text = writeLine(spec, demoCatalogue, languages[i % 4] ?? 'fr')
            expect([read(text).status, read(text).spec], text).toEqual(['ok', spec])
          }
  })

  it('a written line is read as what it was written from, for salts, products and other families', () => {
    for (const { family, id, name } of everyThing) {
      if (isSingle({ family, id })) continue
      for (const language of languages) {
        const thing = { family, id }
        const [saltForm] =
          family === 'schussler' ? (demoCatalogue.remedy(family, id)?.forms ?? []) : []
        const isSized = family.endsWith('therapy')
        const spec: LineSpec = {
          thing,
          quantity: 2,
          ...(isSized && { size: '60ml' as const }),
          ...(saltForm && { saltForm }),
        }
        const text = writeLine(spec, demoCatalogue, language)
        expect([read(text).status, read(text).spec], `${name}: ${text}`).toEqual(['ok', spec])
      }
    }
  })
})

describe('a long text', () => {
  it('a long text is read up to 500 lines, and says so', () => {
    const lines = [...readQuickOrderLines('arn 30ch glob 1g\n'.repeat(10_000), demoCatalogue, 'fr')]
    expect(lines).toHaveLength(maxLines + 1)
    expect(lines.at(-1)).toMatchObject({ line: 501, problems: ['too-many-lines'] })
  })

  it('rejects a line of 100 kB', () => {
    const [only, ...more] = [...readQuickOrderLines('arnica '.repeat(15_000), demoCatalogue, 'fr')]
    expect(more).toEqual([])
    expect(only).toMatchObject({ status: 'unreadable', problems: ['line-too-long'] })
    expect(only?.text.length).toBeLessThanOrEqual(300)
  })

  it('counts lines from 1 and omits blank ones', () => {
    const lines = [
      ...readQuickOrderLines('\n\narn 30ch glob 1g\r\n \r\n;;;\nbell', demoCatalogue, 'fr'),
    ]
    expect(lines.map(({ line }) => line)).toEqual([3, 6])
  })

  it('does not take the numbers of a list for quantities', () => {
    const list = '1. arn 30ch glob 1g\n2. bell 9ch glob 1g'
    const lines = [...readQuickOrderLines(list, demoCatalogue, 'fr')]
    expect(lines.map(({ status, quantity }) => [status, quantity])).toEqual([
      ['ok', 1],
      ['ok', 1],
    ])
    const [single] = [...readQuickOrderLines('3. arn 30ch glob 1g', demoCatalogue, 'fr')]
    expect(single?.status).toBe('ask')
  })

  it('a long text is read although it is binary, with emoji or from right to left', () => {
    const texts = [
      '\u0000\u0001\ufffd\ud800',
      '👩‍⚕️💊',
      '\u202eaciнrа 30ch',
      'ארניקה 30 glob',
      '%PDF-1.7 \u0000',
    ]
    for (const text of texts) expect(read(text).status).not.toBe('ok')
  })
})

describe('a name that a word of the grammar begins', () => {
  it('keeps its words', () => {
    expect(parseLine('Vitamin D3 drops x2', demoCatalogue.protectedNames)).toMatchObject({
      name: 'Vitamin D3 drops',
      potencies: [],
    })
  })
})
