import { describe, expect, test } from 'vitest'
import gemmotherapy from '../../demo/catalogue/gemmotherapy.json' with { type: 'json' }
import homeopathy from '../../demo/catalogue/homeopathy.json' with { type: 'json' }
import oligotherapy from '../../demo/catalogue/oligotherapy.json' with { type: 'json' }
import phytotherapy from '../../demo/catalogue/phytotherapy.json' with { type: 'json' }
import schussler from '../../demo/catalogue/schussler.json' with { type: 'json' }
import file from '../../demo/catalogue/synonyms.json' with { type: 'json' }
import { splitNames } from '../../domain/search/encode-names.ts'
import { nameKey } from '../../domain/search/name-key.ts'
import type { SynonymRecord } from './catalogue-rows.ts'

const records: SynonymRecord[] = file
const salts = schussler.map(({ id, name: nm }) => ({ id, nm }))
const families = { homeopathy, gemmotherapy, phytotherapy, oligotherapy, schussler: salts }

const remedyNames = new Map(
  Object.values(families)
    .flat()
    .map(({ id, nm }) => [id, nm] as const),
)

const namesOf = ({ id, nm, ...names }: (typeof records)[number]) =>
  Object.values(names).flatMap((text = '') => splitNames(text))

test('names the remedy beside its id, once and in order of ids', () => {
  for (const { id, nm } of records) expect([id, nm]).toEqual([id, remedyNames.get(id)])
  const ids = records.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other))
})

test('covers at least 350 single remedies and all salts', () => {
  const ids = new Set(records.map(({ id }) => id))
  const common = records.filter(({ fr, de, it, en }) => fr || de || it || en)
  expect(common.filter(({ id }) => id < 10_000).length).toBeGreaterThan(350)
  for (const { id } of salts) expect(ids.has(id)).toBe(true)
  const used = homeopathy.filter(({ tier }) => tier <= 2).map(({ id, nm }) => [ids.has(id), nm])
  expect(used.filter(([isCovered]) => !isCovered).map(([, nm]) => nm)).toEqual([
    'Anthrakokali',
    'Chenopodii glauci aphis',
  ])
})

test('has names that can be listed, each once per remedy', () => {
  for (const record of records) {
    const names = namesOf(record).map(({ name }) => name)
    for (const name of names) expect(name).toMatch(/^(?! )[^,?|\p{Cc}]+(?<! )$/u)
    const keys = names.map(nameKey)
    expect(keys).toEqual([...new Set(keys)])
    expect(keys).not.toContain(nameKey(record.nm))
  }
})

describe.each(Object.entries(families))('in %s', (_, remedies) => {
  const ids = new Set(remedies.map(({ id }) => id))
  const owners = Map.groupBy(
    records
      .filter(({ id }) => ids.has(id))
      .flatMap((record) => namesOf(record).map((one) => ({ ...one, nm: record.nm }))),
    ({ name }) => nameKey(name),
  )

  test('a name of two remedies is marked as ambiguous', () => {
    const shared = [...owners.values()].filter((own) => own.length > 1).flat()
    expect(shared.filter(({ isAmbiguous }) => !isAmbiguous)).toEqual([])
  })

  test('lists no name that is the label name or abbreviation of another remedy, unless marked', () => {
    const labels = new Map(
      remedies.flatMap((remedy) =>
        [remedy.nm, 'ab' in remedy && typeof remedy.ab === 'string' ? remedy.ab : remedy.nm].map(
          (name) => [nameKey(name), remedy.nm] as const,
        ),
      ),
    )
    const taken = [...owners].flatMap(([key, own]) =>
      own.filter(({ nm, isAmbiguous }) => !isAmbiguous && (labels.get(key) ?? nm) !== nm),
    )
    expect(taken).toEqual([])
  })
})
