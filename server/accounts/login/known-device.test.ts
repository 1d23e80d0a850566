import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { knownDevice, markDevice } from './known-device.ts'

describe.each(databases)('known devices on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  it('devices are known for the account that has logged in only', async () => {
    const mark = await markDevice(db, undefined, 'ada')
    expect(await knownDevice(db, mark, 'ada')).toMatch(/^[\w-]{22}$/)
    expect(await knownDevice(db, mark, 'ben')).toBeUndefined()
    expect(await knownDevice(db, await markDevice(db, undefined, 'ada'), 'ada')).not.toBe(
      await knownDevice(db, mark, 'ada'),
    )
  })

  it('devices are shared by the last five accounts under one id', async () => {
    let mark: string | undefined
    for (const account of ['a', 'b', 'c', 'd', 'e', 'a', 'f'])
      mark = await markDevice(db, mark, account)
    const ids = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((account) => knownDevice(db, mark, account)),
    )
    expect(ids.map((id) => id !== undefined)).toEqual([true, false, true, true, true, true])
    expect(new Set(ids.filter(Boolean)).size).toBe(1)
    expect(mark).toHaveLength(22 + 5 * 44)
  })

  test.each(['', '.', 'x', `${'a'.repeat(22)}.${'b'.repeat(43)}`, '.'.repeat(5_000), '\0ü.ü'])(
    'cannot be forged: %j',
    async (mark) => {
      expect(await knownDevice(db, mark, 'ada')).toBeUndefined()
      const replaced = await markDevice(db, mark, 'ada')
      expect(replaced).toMatch(/^[\w-]{22}(\.[\w-]{43}){1,5}$/)
      expect(await knownDevice(db, replaced, 'ada')).toBeDefined()
    },
  )

  it('cannot be transferred by changing a character', async () => {
    const mark = await markDevice(db, undefined, 'ada')
    for (const at of [0, 21, 30, mark.length - 2]) {
      const changed = mark.slice(0, at) + (mark[at] === 'A' ? 'B' : 'A') + mark.slice(at + 1)
      expect(await knownDevice(db, changed, 'ada')).toBeUndefined()
    }
  })
})
