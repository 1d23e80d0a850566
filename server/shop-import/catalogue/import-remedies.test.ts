import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { demoApi, type TestApi } from '../../api/api.fixtures.ts'
import { changeCatalogue } from '../../catalogue/catalogue-version.fixtures.ts'
import { json } from '../../db/json.ts'
import { importFolder } from '../import-folder.fixtures.ts'

const lists = ['single_remedies', 'gemmotherapy', 'phytotherapy', 'oligotherapy', 'schussler']

type Item = { id: number; nm?: string; name?: string }

describe.each(databases)('the import of remedies on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return () => api.close()
  })

  const importFrom = (name: string, content: object, isDryRun = false) =>
    importFolder(api.services, name, { ...content }, isDryRun)

  const readItems = async (list: string): Promise<{ data: Item[] }> =>
    (await api.get(`/items/${list}?limit=-1`)).json()

  const readAll = async () =>
    Object.fromEntries(
      await Promise.all(
        lists.map(async (list) => [`${list}.json`, await readItems(list)] as const),
      ),
    )

  test('brings the remedies of this server back from its own API, with their numbers', async () => {
    const before = await readAll()
    const length = Object.values(before).flatMap(({ data }) => data).length
    const planned = await importFrom('itself', before, true)
    expect(planned.counts.remedy).toMatchObject({ read: length, created: 0, skipped: 0, kept: 0 })
    await changeCatalogue(api.services.db, async (trx) => {
      await trx.deleteFrom('remedy_synonym').execute()
      await trx.deleteFrom('remedy').execute()
    })
    const report = await importFrom('again', before)
    expect(report.notes).toEqual([])
    expect(report.counts.remedy).toMatchObject({ read: length, created: length })
    const after = await readAll()
    const byId = ({ data }: { data: Item[] }) => data.toSorted((one, other) => one.id - other.id)
    for (const [list, items] of Object.entries(before)) {
      const found = after[list]
      expect(found && byId(found), list).toMatchObject(byId(items))
    }
    const repeated = await importFrom('again', before)
    expect(repeated.counts.remedy).toMatchObject({ unchanged: length, created: 0, updated: 0 })
  })

  const remedy = (id: number, name: string, changes: object = {}) => ({
    ...{ id, nm: name, ct: 'hpt', ab: null, ch: '5-30,200', k: null, lmf: null, lmt: null },
    ...changes,
  })

  const findItem = async (name: string): Promise<Item | undefined> =>
    (await readItems('single_remedies')).data.find(({ nm }) => nm === name)

  test('names what it cannot read, and keeps unknown fields', async () => {
    const content = {
      'single_remedies.json': {
        data: [
          remedy(990_001, 'Alpina rara', { lmf: '1', lmt: '30', status: 'published' }),
          remedy(990_002, 'Alpina falsa', { ch: 'dreissig' }),
          remedy(990_003, 'Alpina rara'),
          remedy(990_004, 'Alpina vacua', { ch: null }),
          remedy(990_005, ''),
        ],
      },
    }
    const report = await importFrom('odd', content)
    expect(report.counts.remedy).toMatchObject({ read: 5, created: 1, skipped: 4 })
    expect(report.notes.map(({ id, note }) => [id, note[0]])).toEqual([
      ['Alpina falsa', 'range-unreadable'],
      ['Alpina rara', 'name-taken'],
      ['Alpina vacua', 'nothing-offered'],
      ['single_remedies/990005', 'key-missing'],
    ])
    expect(report.unknownFields.remedy).toEqual({ status: 1 })
    expect(await findItem('Alpina rara')).toMatchObject({ id: 990_001, lmf: 1, lmt: 30 })
  })

  test('takes over what has changed there, unless it was changed here', async () => {
    const { db } = api.services
    const content = (changes: object) => ({
      'single_remedies.json': [remedy(991_001, 'Montana nova', { ab: 'Mont.', ...changes })],
    })
    await importFrom('changes', content({}))
    await changeCatalogue(db, (trx) =>
      trx
        .updateTable('remedy')
        .set({ record: json({ ct: 'hpt', ab: 'Mn.', ch: '5-30,200' }) })
        .where('id', '=', 991_001)
        .execute(),
    )
    const report = await importFrom('changes', content({ ab: 'Mont-n.', k: '200,M' }))
    expect(report.notes.map(({ note }) => note)).toEqual([['changed-here', 'abbreviation']])
    expect(report.counts.remedy).toMatchObject({ updated: 1 })
    expect(await findItem('Montana nova')).toMatchObject({ ab: 'Mn.', k: '200,M' })
    await changeCatalogue(db, (trx) => trx.deleteFrom('remedy').where('id', '=', 991_001).execute())
    const deleted = await importFrom('changes', content({ k: '200' }))
    expect(deleted.notes.map(({ note }) => note)).toEqual([['deleted-here']])
  })
})
