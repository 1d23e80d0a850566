import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { openDemo } from '../../../tests/demo-database.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { findHomeopathyById, findRemedies } from '../remedies/find-remedies.ts'
import { findRequestedRemedies } from '../remedies/requested-remedies.ts'
import { remedySynonyms } from '../search/remedy-synonyms.ts'
import { changeRemedy, createRemedy, findEditedRemedy } from './change-remedy.ts'
import type { EditedRemedy } from './edited-remedy.ts'
import { listRemedies, type RemedyQuery } from './list-remedies.ts'
import { listSynonyms } from './synonyms.ts'

const abelmoschus = 1
const calciumFluoratum = 40_001

describe.each(databases)('remedies on $name', ({ open }) => {
  let db: Database
  const account = accountRow()
  const author = {
    actor: { accountId: account.id, name: 'Ada Keller' },
    now: new Date('2026-11-21T09:00:00Z'),
  }
  beforeAll(async () => {
    db = await openDemo(open)
    await db.insertInto('account').values(account).execute()
    return () => closeDatabase(db)
  })

  const storedOf = async (id: number) => {
    const stored = await findEditedRemedy(db, id)
    if (!stored) throw new Error(`no remedy ${id}`)
    return stored
  }
  const change = async (id: number, changes: Partial<EditedRemedy>, at?: number) => {
    const { version, edited } = await storedOf(id)
    return changeRemedy(
      db,
      { id, version: at ?? version, edited: { ...edited, ...changes } },
      author,
    )
  }
  const query: RemedyQuery = {
    category: 'hpt',
    search: '',
    isListed: undefined,
    sort: 'name',
    descending: false,
    offset: 0,
    limit: 10,
  }

  test.each([abelmoschus, 10_001, 20_001, 30_001, calciumFluoratum])(
    'keep everything that an edit does not change: %i',
    async (id) => {
      const row = () =>
        db
          .selectFrom('remedy')
          .select(['name', 'record'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      const before = await row()
      expect(await change(id, {})).toMatchObject({ ok: true })
      expect(await row()).toEqual(before)
    },
  )

  test('change the dilutions that the shop offers', async () => {
    await change(abelmoschus, { ch: '9, 15 - 30', lm: { from: 6, to: 8 } })
    const remedy = await findHomeopathyById(db, abelmoschus)
    expect(remedy?.dilutions.CH).toEqual([
      '9',
      ...Array.from({ length: 16 }, (_, i) => `${15 + i}`),
    ])
    expect(remedy?.dilutions.LM).toEqual(['6', '7', '8'])
  })

  test.each<[Partial<EditedRemedy>, object]>([
    [
      { ch: '3-30,2oo' },
      { code: 'range-unreadable', field: 'ch', at: 5, found: '2oo', expected: 'dilution' },
    ],
    [
      { k: 'M-30' },
      { code: 'range-unreadable', field: 'k', at: 2, found: '30', expected: 'higher' },
    ],
    [{ lm: { from: 9, to: 6 } }, { code: 'lm-invalid' }],
    [{ ch: '', k: '', lm: undefined }, { code: 'nothing-offered' }],
    [{ name: ' ' }, { code: 'name-missing' }],
    [{ name: 'Arnica montana' }, { code: 'name-taken' }],
  ])('refuses to change a remedy by %j', async (changes, refusal) => {
    const before = await storedOf(abelmoschus)
    expect(await change(abelmoschus, changes)).toEqual({ ok: false, refusal })
    expect(await storedOf(abelmoschus)).toEqual(before)
  })

  test('refuse an outdated version', async () => {
    const { version } = await storedOf(abelmoschus)
    expect(await change(abelmoschus, {}, version - 1)).toEqual({
      ok: false,
      refusal: { code: 'edit-conflict' },
    })
  })

  test('remedies have other names, which the search finds', async () => {
    await change(abelmoschus, {
      synonyms: [
        { kind: 'de', name: ' Bisameibisch ' },
        { kind: 'abbreviation', name: 'Abelm' },
      ],
    })
    expect((await remedySynonyms(db)).get(abelmoschus)).toMatchObject({
      abbreviations: ['Abelm'],
      synonyms: ['Bisameibisch'],
    })
    expect((await listRemedies(db, { ...query, search: 'bisameib' })).rows).toMatchObject([
      { id: abelmoschus, synonymCount: 2 },
    ])
    await change(2, { synonyms: [{ kind: 'de', name: 'Bisameibisch' }] })
    const { rows: synonyms } = await listSynonyms(db, {
      search: 'bisameibisch',
      offset: 0,
      limit: 10,
    })
    expect(synonyms.map(({ isAmbiguous }) => isAmbiguous)).toEqual([true, true])
  })

  test('remedies are not offered while they are hidden', async () => {
    await change(abelmoschus, { isListed: false })
    expect(await findHomeopathyById(db, abelmoschus)).toBeUndefined()
    const index = await findRequestedRemedies(db, [{ category: 'hpt', name: 'abelmoschus' }])
    expect(JSON.stringify(index)).not.toContain('Abelmoschus')
    await change(abelmoschus, { isListed: true })
  })

  test('remedies are created in alphabetical order, also salts', async () => {
    const { edited } = await storedOf(abelmoschus)
    const novus = { ...edited, name: 'Abelmoschus novus', synonyms: [] }
    const created = await createRemedy(db, { category: 'hpt', edited: novus }, author)
    expect(created).toMatchObject({ ok: true, value: { version: 1, category: 'hpt' } })
    const names = (await findRemedies(db, 'hpt')).map(({ name }) => name)
    expect(names[names.indexOf('Abelmoschus') + 1]).toBe('Abelmoschus novus')
    const salt = (await storedOf(calciumFluoratum)).edited
    const another = { ...salt, name: 'Novum', nr: 99, forms: ['pl_6'] as const }
    const salted = await createRemedy(db, { category: 'sch', edited: another }, author)
    expect(salted).toMatchObject({ ok: true })
    expect(
      (await findRemedies(db, 'sch')).find(({ name }) => name === 'Novum')?.record,
    ).toMatchObject({
      slug: 'novum',
      avl: ['pl_6'],
      srt: 990,
    })
  })
})
