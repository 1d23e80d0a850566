import { describe, expect, it } from 'vitest'
import { demoCatalogue } from './catalogue.fixtures.ts'
import { corpus, type ExpectedLine } from './corpus.fixtures.ts'
import type { LineItem } from './finish-line.ts'
import { type ReadLine, readOneLine } from './read-lines.ts'

const partsOf = ({ info }: LineItem): string => {
  switch (info.type) {
    case 'homeopathy': {
      const { scale, dilution, form, size, carrier } = info
      return [scale, dilution, form, size, carrier].filter(Boolean).join(' ')
    }
    case 'gemmotherapy':
    case 'phytotherapy':
    case 'oligotherapy':
      return info.size
    case 'schussler':
      return info.form
    default:
      return '-'
  }
}

const namesOf = (read: ReadLine) =>
  read.choices.map(({ spec, text }) => {
    if (!spec) return text
    const { thing } = spec
    return (
      demoCatalogue.product(thing.id)?.titles.de ??
      [...(['homeopathy', 'gemmotherapy', 'phytotherapy', 'oligotherapy', 'schussler'] as const)]
        .filter((family) => family === thing.family)
        .map((family) => {
          const remedy = demoCatalogue.remedy(family, thing.id)
          return family === 'oligotherapy' ? (remedy?.otherNames.de ?? remedy?.name) : remedy?.name
        })[0]
    )
  })

const read = (text: string) => readOneLine({ line: 1, text }, demoCatalogue, 'de')

const describeReading = (one: ReadLine): string =>
  one.item
    ? `${one.status} ${one.quantity} × ${one.item.name('de')}; ${partsOf(one.item)}`
    : `${one.status} ${one.problems}`

const isRight = (expected: ExpectedLine, one: ReadLine) => {
  if (expected.status !== one.status) return false
  if (one.status === 'ok')
    return describeReading(one) === `ok ${expected.quantity} × ${expected.name}; ${expected.parts}`
  const isProblem = one.problems.some((problem) => problem === expected.problem)
  return isProblem && (!expected.name || namesOf(one).includes(expected.name))
}

describe('the corpus of prescription lines', () => {
  const results = corpus.map((expected) => ({ expected, one: read(expected.text) }))

  it('the corpus of prescription lines has at least 300 lines', () =>
    expect(corpus.length).toBeGreaterThanOrEqual(300))

  it('reads at least 96 % of the lines right', () => {
    const wrong = results.filter(({ expected, one }) => !isRight(expected, one))
    const share = 1 - wrong.length / results.length
    const list = wrong.map(({ expected, one }) => `${expected.text}: ${describeReading(one)}`)
    expect(share, list.join('\n')).toBeGreaterThanOrEqual(0.96)
  })

  it('offers the remedy before 30 pieces of a product', () => {
    const [first] = read('Arnica 30').choices
    expect(first?.spec?.thing.family).toBe('homeopathy')
  })

  it('never accepts another remedy, potency or quantity', () => {
    const wrong = results.filter(
      ({ expected, one }) => one.status === 'ok' && !isRight(expected, one),
    )
    expect(wrong.map(({ one }) => `${one.text}: ${describeReading(one)}`)).toEqual([])
  })
})
