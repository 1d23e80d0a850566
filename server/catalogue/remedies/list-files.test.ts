import { beforeAll, describe, expect, test } from 'vitest'
import { type FamilyRow, readFamilyRow } from '../../../domain/catalogue/family-remedy.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { databases } from '../../../tests/databases.ts'
import { openDemo } from '../../../tests/demo-database.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { changeCatalogue } from '../catalogue-version.fixtures.ts'
import { findListFile, listAddresses } from './list-files.ts'

const fileOf = (address: string) => address.replace('/catalogue/', '')

describe.each(databases)('the lists of the mixture builder on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
    return () => closeDatabase(db)
  })

  const bodyOf = async (address: string) => {
    const found = await findListFile(db, fileOf(address))
    return found && 'body' in found ? found.body : ''
  }

  const rowsOf = async (family: 'Phytotherapy' | 'Gemmotherapy', language: Language) => {
    const { [family]: address } = await listAddresses(db, language)
    const rows: FamilyRow[] = JSON.parse(await bodyOf(address))
    return rows
  }

  test.each(languages)('contain plants and buds by name in %s', async (language) => {
    for (const [family, count] of [
      ['Phytotherapy', 148],
      ['Gemmotherapy', 66],
    ] as const) {
      const names = (await rowsOf(family, language)).map(([, name]) => name)
      expect(names).toHaveLength(count)
      expect(names).not.toContain('')
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, language)))
    }
  })

  test('contain label name and part of a bud', async () => {
    expect((await rowsOf('Gemmotherapy', 'de')).map(readFamilyRow)).toContainEqual({
      id: 10001,
      name: 'Weisstanne',
      detail: 'Abies pectinata · Knospen',
      label: 'Abies pectinata, gemmae',
      synonyms: expect.arrayContaining(['Abies pectinata', 'Sapin blanc', 'Abies alba', 'Tanne']),
    })
  })

  test('the lists of the mixture builder have a new address after a change, to which the former one redirects', async () => {
    const { Phytotherapy: before } = await listAddresses(db, 'en')
    await changeCatalogue(db, (trx) =>
      trx.updateTable('remedy').set({ name: 'Achillea' }).where('id', '=', 20_001).execute(),
    )
    const { Phytotherapy: after, Homeopathy: homeopathy } = await listAddresses(db, 'en')
    expect(after).not.toBe(before)
    expect(await findListFile(db, fileOf(before))).toEqual({ movedTo: after })
    expect(await bodyOf(after)).toContain('"Achillea"')
    expect(await bodyOf(homeopathy)).toContain('Arnica montana')
  })

  test.each([
    '',
    'remedies.json',
    'remedies.x.json',
    '../package.json',
    'phytotherapy.es.0123456789abcdef.json',
  ])('do not include the file %o', async (file) =>
    expect(await findListFile(db, file)).toBeUndefined(),
  )
})
