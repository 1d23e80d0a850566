import { describe, expect, it, test } from 'vitest'
import { emptyAddress } from '../../../domain/customer/address.ts'
import { databases } from '../../../tests/databases.ts'
import { now, openTestAccounts } from '../accounts.fixtures.ts'
import { changeAddresses, findAddresses } from './addresses.ts'
import { changePhone } from './change-user.ts'

describe.each(databases)('the addresses of an account on $name', (database) => {
  const shop = openTestAccounts(database)
  const billing = { Address1: 'Rue du Lac 12', City: 'Vevey', Postcode: '1800' }
  const found = { ...emptyAddress, ...billing, Address1: 'Rue du Lac', BuildingNumber: '12' }

  it('the addresses of an account are created and changed per account', async () => {
    const [one, other] = [await shop.newAccount(), await shop.newAccount()]
    expect(await findAddresses(shop.db, one.id)).toEqual({})
    await changeAddresses(shop.services, one.id, { billing })
    expect(await findAddresses(shop.db, one.id)).toEqual({ billing: found })
    await changeAddresses(shop.services, one.id, {
      billing: { City: 'Bulle' },
      shipping: { State: 'FR' },
    })
    expect(await findAddresses(shop.db, one.id)).toEqual({
      billing: { ...found, City: 'Bulle' },
      shipping: { ...emptyAddress, State: 'FR' },
    })
    expect(await findAddresses(shop.db, other.id)).toEqual({})
  })

  it('accept concurrent changes', async () => {
    const { id } = await shop.newAccount()
    await Promise.all([
      changeAddresses(shop.services, id, { billing }),
      changeAddresses(shop.services, id, { billing }),
    ])
    expect(await findAddresses(shop.db, id)).toEqual({ billing: found })
  })

  test.each([
    [' +41 22 555 01 99 ', 'ok', '+41 22 555 01 99'],
    ['', 'blank', '+41 22 555 01 47'],
    ['x'.repeat(101), 'too-long', '+41 22 555 01 47'],
    ['+41\n22', 'value-invalid', '+41 22 555 01 47'],
    ['+41 22\u202E 99', 'value-invalid', '+41 22 555 01 47'],
    ['on demand', 'value-invalid', '+41 22 555 01 47'],
  ])('checks the telephone number %j: %s', async (phone, code, stored) => {
    const { id } = await shop.newAccount()
    const result = await changePhone(shop.services, id, phone, now)
    expect(result.ok ? 'ok' : result.refusal.code).toBe(code)
    expect((await shop.account(id)).billing_phone).toBe(stored)
  })
})
