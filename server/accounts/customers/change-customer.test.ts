import { describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { now, openTestAccounts } from '../accounts.fixtures.ts'
import { changeAddresses, findAddresses } from '../profile/addresses.ts'
import { changePhone } from '../profile/change-user.ts'
import { type CustomerChange, changeCustomer } from './change-customer.ts'
import { listCustomers } from './list-customers.ts'

describe.each(databases)('changing a customer on $name', (database) => {
  const accounts = openTestAccounts(database)
  const services = () => ({ db: accounts.db, now: () => now })
  const administrator = { accountId: 'boss', name: 'Ada', mayChangeStaff: true }

  const change = (id: string, fields: CustomerChange, version = 0, by = administrator) =>
    changeCustomer(services(), { accountId: id, version, change: fields, by })

  it('changes all fields, and the search finds them', async () => {
    const { id } = await accounts.newAccount()
    const changed = await change(id, {
      ...{ firstName: ' Łucja\u200b ', lastName: 'Böhm', language: 'it', profession: 'doctor' },
      ...{ pharmaId: '7601000000002', customerNumber: 'K-7', billingPhone: '+41 61 555 01 47' },
      ...{ discountRate: 1_250, userCanOrder: false, userCanOrderWithForm: true },
      certificateExpiresOn: '2028-02-29',
      addresses: { billing: { Company: '<b>Praxis</b>', Address1: 'Weg 7', City: 'Basel' } },
    })
    expect(changed).toEqual({ ok: true, value: undefined })
    expect(await accounts.account(id)).toMatchObject({
      ...{ first_name: 'Łucja', last_name: 'Böhm', language: 'it', profession: 'doctor' },
      ...{ pharma_id: '7601000000002', customer_number: 'K-7', discount_rate: 1_250 },
      ...{ user_can_order: false, user_can_order_with_form: true, version: 1 },
      ...{ certificate_expires_on: '2028-02-29', billing_phone: '+41 61 555 01 47' },
    })
    const { billing } = await findAddresses(accounts.db, id)
    expect(billing).toMatchObject({
      Company: '<b>Praxis</b>',
      Address1: 'Weg',
      BuildingNumber: '7',
    })
    const found = await listCustomers(
      accounts.db,
      { search: 'bohm basel', offset: 0, limit: 9 },
      now,
    )
    expect(found.rows.map((one) => one.id)).toEqual([id])
  })

  it.each([
    [{ firstName: ' ' }, { firstName: 'blank' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'too-long' }],
    [{ language: 'es' }, { language: 'value-invalid' }],
    [{ profession: 'none' }, { profession: 'value-invalid' }],
    [{ billingPhone: '' }, { billingPhone: 'blank' }],
    [{ discountRate: 10_001 }, { discountRate: 'value-invalid' }],
    [{ discountRate: -1 }, { discountRate: 'value-invalid' }],
    [{ discountRate: 0.5 }, { discountRate: 'value-invalid' }],
    [{ certificateExpiresOn: '2027-02-29' }, { certificateExpiresOn: 'value-invalid' }],
    [
      { addresses: { billing: { State: 'XX' }, shipping: { Country: 'XX' } } },
      { billingState: 'value-invalid', shippingCountry: 'value-invalid' },
    ],
  ] as [CustomerChange, Record<string, string>][])(
    'refuses the change %j',
    async (fields, problems) => {
      const row = await accounts.newAccount()
      const changed = await change(row.id, { customerNumber: 'K-9', ...fields })
      expect(changed).toEqual({ ok: false, refusal: { code: 'fields-invalid', problems } })
      expect(await accounts.account(row.id)).toMatchObject({ customer_number: '', version: 0 })
    },
  )

  it('refuses the second of two people on one record', async () => {
    const { id } = await accounts.newAccount()
    const both = await Promise.all([
      change(id, { customerNumber: 'K-1' }),
      change(id, { customerNumber: 'K-2' }),
    ])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(both).toContainEqual({ ok: false, refusal: { code: 'edit-conflict' } })
  })

  it('notices changes of the owner', async () => {
    const { id } = await accounts.newAccount()
    await changePhone(accounts.services, id, '+41 1', now)
    await changeAddresses(accounts.services, id, { billing: { City: 'Bern' } })
    expect((await change(id, {}, 1)).ok).toBe(false)
    expect((await change(id, {}, 2)).ok).toBe(true)
  })

  it('lets administrators change roles of others, which ends their sessions', async () => {
    const { id } = await accounts.newAccount()
    const session = await accounts.session(id)
    const staff = { accountId: 'clerk', name: 'Ben', mayChangeStaff: false }
    const refused = { ok: false, refusal: { code: 'administrators-only' } }
    const asStaff = (version: number) =>
      changeCustomer(services(), { accountId: id, version, change: { firstName: 'A' }, by: staff })
    expect(await change(id, { role: 'administrator' }, 0, staff)).toEqual(refused)
    expect((await asStaff(0)).ok).toBe(true)
    expect(await accounts.isOpen(session)).toBe(true)
    expect((await change(id, { role: 'administrator' }, 1)).ok).toBe(true)
    expect(await accounts.isOpen(session)).toBe(false)
    expect(await asStaff(2)).toEqual(refused)
    const own = { accountId: id, name: 'Ada', mayChangeStaff: true }
    const left = await changeCustomer(services(), {
      ...{ accountId: id, version: 2, change: { role: 'customer' }, by: own },
    })
    expect(left).toEqual({ ok: false, refusal: { code: 'own-account' } })
  })

  it('sends reminders again for another day of expiry', async () => {
    const { id } = await accounts.newAccount({ certificate_reminded_days: 14 })
    await change(id, { customerNumber: 'K-3' })
    expect(await accounts.account(id)).toMatchObject({ certificate_reminded_days: 14 })
    await change(id, { certificateExpiresOn: null }, 1)
    expect(await accounts.account(id)).toMatchObject({ certificate_reminded_days: null })
  })

  it('refuses an unknown account', async () => {
    expect(await change('nobody', {})).toEqual({ ok: false, refusal: { code: 'account-unknown' } })
  })
})
