import { describe, expect, it } from 'vitest'
import { maxDeliveryAddresses } from '../../../domain/customer/address.ts'
import { databases } from '../../../tests/databases.ts'
import { openTestAccounts } from '../accounts.fixtures.ts'
import { changeAddresses, findAddresses } from './addresses.ts'
import {
  listDeliveryAddresses,
  makeDefaultAddress,
  removeDeliveryAddress,
  saveDeliveryAddress,
} from './delivery-addresses.ts'

describe.each(databases)('delivery addresses of an account on $name', (database) => {
  const shop = openTestAccounts(database)
  const change = { LastName: 'Rochat', Address1: 'Rue du Lac 12', Postcode: '1800', City: 'Vevey' }
  const newOwner = async () => {
    const { id } = await shop.newAccount()
    await changeAddresses(shop.services, id, { billing: change, shipping: change })
    return id
  }
  const save = (owner: string, given: { id?: string; name: string }) =>
    saveDeliveryAddress(shop.services, owner, { change, ...given })
  const saved = async (owner: string, name: string) => {
    const stored = await save(owner, { name })
    if (!stored.ok) throw new Error(stored.refusal.code)
    return stored.value.id
  }
  const namesOf = async (owner: string) =>
    (await listDeliveryAddresses(shop.db, owner)).map(({ name }) => name)

  it('lists the default address, those of the latest orders, then the others by name', async () => {
    const owner = await newOwner()
    for (const name of ['Zug', 'Bern', ' Praxis Lausanne ']) await save(owner, { name })
    const used = (await listDeliveryAddresses(shop.db, owner)).find(({ name }) => name === 'Zug')
    await shop.db
      .updateTable('address')
      .set({ last_used_at: new Date('2026-11-01T08:00:00Z') })
      .where('id', '=', used?.id ?? '')
      .execute()
    expect(await namesOf(owner)).toEqual(['', 'Zug', 'Bern', 'Praxis Lausanne'])
  })

  it('makes another address the default one, which the API and the checkout use', async () => {
    const owner = await newOwner()
    await save(owner, { name: 'Bern' })
    const zug = await saveDeliveryAddress(shop.services, owner, {
      ...{ name: 'Zug', change: { ...change, City: 'Zug' } },
    })
    await makeDefaultAddress(shop.services, owner, zug.ok ? zug.value.id : '')
    expect((await findAddresses(shop.db, owner)).shipping?.City).toBe('Zug')
    expect(await namesOf(owner)).toEqual(['Zug', '', 'Bern'])
    const bern = (await listDeliveryAddresses(shop.db, owner)).at(-1)?.id ?? ''
    expect(await makeDefaultAddress(shop.services, owner, bern)).toMatchObject({ ok: true })
    expect(await namesOf(owner)).toEqual(['Bern', '', 'Zug'])
  })

  it('changes an address, and removes all but the default one', async () => {
    const owner = await newOwner()
    const id = await saved(owner, 'Bern')
    expect(await save(owner, { id, name: 'Bern Nord' })).toMatchObject({ ok: true })
    expect(await namesOf(owner)).toEqual(['', 'Bern Nord'])
    const [standard] = await listDeliveryAddresses(shop.db, owner)
    expect(await removeDeliveryAddress(shop.services, owner, standard?.id ?? '')).toMatchObject({
      refusal: { code: 'address-unknown' },
    })
    expect(await removeDeliveryAddress(shop.services, owner, id)).toMatchObject({ ok: true })
    expect(await namesOf(owner)).toEqual([''])
    expect(await save(owner, { id, name: 'Bern' })).toMatchObject({
      refusal: { code: 'address-unknown' },
    })
  })

  it('neither shows, changes nor removes addresses of another account', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const id = await saved(owner, 'Bern')
    const refused = { refusal: { code: 'address-unknown' } }
    expect(await save(other, { id, name: 'Mine' })).toMatchObject(refused)
    expect(await makeDefaultAddress(shop.services, other, id)).toMatchObject(refused)
    expect(await removeDeliveryAddress(shop.services, other, id)).toMatchObject(refused)
    expect(await namesOf(owner)).toEqual(['', 'Bern'])
    expect(await namesOf(other)).toEqual([''])
  })

  it('stores one address for two concurrent posts, and refuses a used name', async () => {
    const owner = await newOwner()
    const [one, other] = await Promise.all([
      save(owner, { name: 'Bern' }),
      save(owner, { name: 'bern' }),
    ])
    expect(one).toEqual(other)
    expect(
      await saveDeliveryAddress(shop.services, owner, {
        ...{ name: 'Bern', change: { ...change, City: 'Bern' } },
      }),
    ).toMatchObject({ refusal: { code: 'address-name-used' } })
  })

  it('refuses a missing, long or hostile name and invalid fields', async () => {
    const owner = await newOwner()
    const problemsOf = async (name: string, fields = {}) => {
      const given = { name, change: { ...change, ...fields } }
      const result = await saveDeliveryAddress(shop.services, owner, given)
      return !result.ok && 'problems' in result.refusal ? result.refusal.problems : undefined
    }
    expect(await problemsOf(' \u200B\n ')).toEqual({ Name: 'blank' })
    const [standard] = await listDeliveryAddresses(shop.db, owner)
    expect(await save(owner, { id: standard?.id ?? '', name: '' })).toMatchObject({ ok: true })
    expect(await problemsOf('x'.repeat(61))).toEqual({ Name: 'too-long' })
    expect(await problemsOf('Bern', { Country: 'XX' })).toEqual({ Country: 'value-invalid' })
    expect(await namesOf(owner)).toEqual([''])
    await save(owner, { name: 'Bern\r\n\u202E<b>' })
    expect((await namesOf(owner)).at(-1)).toBe('Bern <b>')
  })

  it('stores at most fifty', async () => {
    const owner = await newOwner()
    for (let at = 1; at < maxDeliveryAddresses; at++) await save(owner, { name: `Address ${at}` })
    expect(await save(owner, { name: 'One more' })).toMatchObject({
      refusal: { code: 'too-many-addresses' },
    })
  })
})
