import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CustomInfo } from '../../../domain/cart/cart-info.ts'
import { maxFormulas, maxFormulaVersions } from '../../../domain/shelf/formula.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { findFormula, findFormulas, savedFormulas, saveFormula } from './formulas.ts'

const mixture = (dilution = '9', name = ''): CustomInfo => ({
  type: 'custom',
  name,
  substances: ['Homeopathy: Arnica montana 30CH', `Homeopathy: Belladonna ${dilution}CH`],
  form: 'globuli',
  size: 'tube-1g',
})

describe.each(databases)('formulas on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let accountId: string
  let otherId: string

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    accountId = (await shop.accountOf('claire.favre')).accountId
    otherId = (await shop.accountOf('reto.ammann')).accountId
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('formula').execute()
  })

  const save = (id: string, info = mixture(), newName?: string, account = accountId) =>
    saveFormula(shop.services, account, { id, newName }, info, 'de')
  const newFormula = async (name = 'Night') => {
    const id = newId()
    expect(await save(id, mixture(), name)).toMatchObject({ value: { version: 1, isNew: true } })
    return id
  }
  const versionsOf = async (id: string) =>
    (await findFormula(db, accountId, id))?.versions.map(({ version, info }) => [
      version,
      info.substances[1],
    ])

  test('adds a version for each changed composition and keeps the older ones', async () => {
    const id = await newFormula()
    expect(await save(id, mixture('15'))).toMatchObject({ value: { version: 2, isNew: true } })
    expect(await save(id, mixture('15'))).toMatchObject({ value: { version: 2, isNew: false } })
    // The name of the mixture is no part of its composition.
    expect(await save(id, mixture('15', 'Mine'))).toMatchObject({ value: { isNew: false } })
    expect(await versionsOf(id)).toEqual([
      [2, 'Homeopathy: Belladonna 15CH'],
      [1, 'Homeopathy: Belladonna 9CH'],
    ])
    expect(await findFormulas(db, accountId)).toEqual([{ id, name: 'Night', version: 2 }])
  })

  test('creates a formula once when it is sent twice', async () => {
    const id = newId()
    const answers = await Promise.all([1, 2, 3].map(() => save(id, mixture(), 'Night')))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await versionsOf(id)).toHaveLength(1)
  })

  test('loses no version when several are saved concurrently', async () => {
    const id = await newFormula()
    const dilutions = ['4', '5', '7', '12', '15', '30']
    await Promise.all(dilutions.map((dilution) => save(id, mixture(dilution))))
    const versions = (await versionsOf(id)) ?? []
    expect(versions.map(([version]) => version)).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(new Set(versions.map(([, substance]) => substance)).size).toBe(7)
  })

  test('refuses what cannot be ordered and stores nothing of it', async () => {
    const id = newId()
    const impossible = { ...mixture(), substances: ['Homeopathy: No such remedy 9CH'] }
    expect(await save(id, impossible, 'Night')).toMatchObject({ ok: false })
    expect(await findFormulas(db, accountId)).toEqual([])
  })

  test("does not show, change or delete another account's formula", async () => {
    const id = await newFormula()
    expect(await findFormula(db, otherId, id)).toBeUndefined()
    expect(await save(id, mixture('15'), undefined, otherId)).toMatchObject({
      refusal: { code: 'formula-unknown' },
    })
    expect(await save(id, mixture('15'), 'Mine', otherId)).toMatchObject({ ok: false })
    await savedFormulas.change(db, otherId, id, { name: 'Mine', notes: 'x' })
    await savedFormulas.delete(shop.services, otherId, id)
    expect(await findFormula(db, accountId, id)).toMatchObject({ name: 'Night', notes: '' })
  })

  test('changes name and notes, deletes, restores and removes a formula with its versions', async () => {
    const id = await newFormula()
    await savedFormulas.change(db, accountId, id, { name: 'Winter', notes: 'In the evening' })
    expect(await findFormula(db, accountId, id)).toMatchObject({
      name: 'Winter',
      notes: 'In the evening',
    })
    await savedFormulas.delete(shop.services, accountId, id)
    expect(await findFormula(db, accountId, id)).toBeUndefined()
    expect(await findFormulas(db, accountId)).toEqual([])
    expect(await save(id, mixture('15'))).toMatchObject({ refusal: { code: 'formula-unknown' } })
    expect(await savedFormulas.findDeleted(db, accountId, id)).toEqual({ id, name: 'Winter' })
    expect(await savedFormulas.findDeleted(db, otherId, id)).toBeUndefined()
    expect(await savedFormulas.restore(db, otherId, id)).toBe(false)
    expect(await savedFormulas.restore(db, accountId, id)).toBe(true)
    expect(await savedFormulas.restore(db, accountId, id)).toBe(true)
    expect(await findFormulas(db, accountId)).toEqual([{ id, name: 'Winter', version: 1 }])

    await savedFormulas.delete(shop.services, accountId, id)
    await savedFormulas.removeDeleted(db, shop.clock.now)
    expect(await savedFormulas.findDeleted(db, accountId, id)).toBeDefined()
    await savedFormulas.removeDeleted(db, new Date(shop.clock.now.getTime() + 1_000))
    expect(await savedFormulas.findDeleted(db, accountId, id)).toBeUndefined()
    expect(await db.selectFrom('formula_version').selectAll().execute()).toEqual([])
  })

  test('limits the number of formulas and versions', async () => {
    const id = await newFormula()
    await db.updateTable('formula_version').set({ version: maxFormulaVersions }).execute()
    expect(await save(id, mixture('15'))).toEqual({
      ok: false,
      refusal: { code: 'too-many-versions' },
    })
    await db
      .insertInto('formula')
      .values(
        Array.from({ length: maxFormulas - 1 }, (_, at) => ({
          id: newId(),
          account_id: accountId,
          name: `${at}`,
          notes: '',
          created_at: new Date(),
          deleted_at: null,
        })),
      )
      .execute()
    expect(await save(newId(), mixture(), 'One more')).toEqual({
      ok: false,
      refusal: { code: 'too-many-formulas' },
    })
  })
})
