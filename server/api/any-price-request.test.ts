import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { demoApi, type TestApi } from './api.fixtures.ts'

const [sqlite] = databases

let api: TestApi
beforeAll(async () => {
  if (!sqlite) throw new Error('no database')
  api = await demoApi(sqlite.open)
  return api.close
})

/** Mostly near-valid values, so that every rule is reached. */
const oneOf = (...values: unknown[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...values) }, fc.jsonValue({ maxDepth: 2 }))

const substance = fc.record(
  {
    type: oneOf('Homeopathy', 'Phytotherapy', 'Gemmotherapy'),
    remedy: oneOf(159, 20_001, 10_001, 40_001, -1, 0.5),
    scale: oneOf('CH', 'DH', 'K', 'ch', null),
    dilution: oneOf('30', 6, '200', '1000', 'MM', null),
  },
  { requiredKeys: [] },
)

const request = fc.record(
  {
    family: oneOf('homeopathy', 'gemmotherapy', 'oligotherapy', 'schussler', 'custom'),
    remedy: oneOf(159, 10_001, 30_001, 40_001),
    scale: oneOf('CH', 'DH', 'K', 'LM'),
    dilution: oneOf('30', '6', 'M', 200),
    form: oneOf('globuli', 'drops', 'creme', 'pl_6', 'p'),
    size: oneOf('tube-1g', 'bottle-30ml', '50g', '60ml'),
    carrier: oneOf('nacl', 'water', 'e-dist', null),
    substances: fc.oneof({ weight: 5, arbitrary: fc.array(substance) }, fc.jsonValue()),
    language: oneOf('de', 'fr'),
  },
  { requiredKeys: ['family'] },
)

test.each(['/shop/price', '/shop/forms'])(
  'responds to any body of %s with a defined status',
  async (path) => {
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(request, async (body) => {
        const answer = await api.post(path, body)
        seen.add(answer.status)
        const text = await answer.json()
        if (answer.status === 200) return 'price' in text || 'forms' in text
        const { fields, field, reason, slug } = text.data
        if (answer.status === 404) return typeof slug === 'string' && slug.length > 10
        expect(answer.status).toBe(422)
        return Object.keys(fields ?? {}).length > 0 || Boolean(field && reason)
      }),
      { numRuns: 1_000 },
    )
    for (const status of [200, 422]) expect(seen).toContain(status)
  },
)
