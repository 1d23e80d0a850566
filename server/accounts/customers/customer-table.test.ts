import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { exportTable } from '../../imports/export-table.ts'
import { previewFile } from '../../imports/imports.fixtures.ts'
import { undoImport } from '../../imports/undo-import.ts'
import { findAddresses } from '../profile/addresses.ts'
import { customerTable } from './customer-table.ts'
import { exportCustomers } from './export-customers.ts'

describe.each(databases)('the import of customers from a table on $name', ({ open }) => {
  let db: Database
  const staff = accountRow({ role: 'administrator', email: 'staff@praxis.example' })
  const ada = accountRow({ email: 'ada@praxis.example', customer_number: 'K-1' })
  const twins = ['one', 'other'].map((name) =>
    accountRow({ email: `${name}@praxis.example`, customer_number: 'K-2' }),
  )
  beforeAll(async () => {
    db = await open()
    for (const account of [staff, ada, ...twins])
      await db.insertInto('account').values(account).execute()
    return () => closeDatabase(db)
  })
  const change = {
    actor: { accountId: staff.id, name: 'Ada Keller' },
    now: new Date('2026-11-28T09:00:00Z'),
  }
  const previewed = (text: string) => previewFile(db, customerTable, text, change)
  const applied = async (text: string) => {
    const result = await (await previewed(text)).apply()
    if (!result.ok) throw new Error(result.refusal)
    return result.value
  }
  const find = (email: string) =>
    db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

  test('adds active customers with both addresses, rights and discount, and mails nobody', async () => {
    const headings =
      'E-Mail;Kundennummer;Vorname;Nachname;Firma oder Praxis;Strasse;PLZ;Ort;Kanton;Land;Sprache;Beruf;Telefon;Rabatt in %;Darf bestellen;Nachweis gültig bis'
    const row =
      'Berta@Rhein.example;K-7;Berta;Meier;Drogerie am Rhein;Rheingasse 12;4058;Basel;bs;Schweiz;Deutsch;Drogerie;+41 61 555 01 47;12,5 %;ja;31.12.2027'
    expect(await applied(`${headings}\n${row}`)).toMatchObject({ created: 1, changed: 0 })
    const account = await find('berta@rhein.example')
    expect(account).toMatchObject({
      ...{ state: 'active', role: 'customer', password_hash: '', customer_number: 'K-7' },
      ...{ first_name: 'Berta', last_name: 'Meier', language: 'de', profession: 'drugstore' },
      ...{ billing_phone: '+41 61 555 01 47', discount_rate: 1250, user_can_order: true },
      ...{ user_can_order_with_form: false, certificate_expires_on: '2027-12-31' },
    })
    const { billing, shipping } = await findAddresses(db, account?.id ?? '')
    expect(billing).toEqual({
      ...{ FirstName: 'Berta', LastName: 'Meier', Company: 'Drogerie am Rhein' },
      ...{ Address1: 'Rheingasse', BuildingNumber: '12', Address2: '' },
      ...{ Postcode: '4058', City: 'Basel', State: 'BS', Country: 'CH' },
    })
    expect(shipping).toEqual(billing)
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test('changes what differs by e-mail address, number or account, and leaves the rest', async () => {
    for (const [key, value, discount] of [
      ['email', 'ADA@praxis.example', 5],
      ['customer number', 'k-1', 6],
      ['number', ada.id, 7],
    ]) {
      expect(await applied(`${key};discountRate\n${value};${discount}`)).toMatchObject({
        ...{ created: 0, changed: 1 },
      })
      expect(await find('ada@praxis.example')).toMatchObject({
        ...{ discount_rate: Number(discount) * 100, first_name: 'Ada', customer_number: 'K-1' },
      })
    }
    const { changes, unchanged } = await previewed('email;discountRate\nada@praxis.example;7.00')
    expect({ changes, unchanged }).toEqual({ changes: [], unchanged: 1 })
    const logged = await db
      .selectFrom('audit_event')
      .select(['action', 'actor_id'])
      .where('record_id', '=', ada.id)
      .execute()
    expect(logged).toHaveLength(3)
  })

  test.each([
    ['a member of the staff', 'staff@praxis.example;1;A;B', 'customer-of-staff'],
    ['no e-mail address', 'nobody;1;A;B', 'email-invalid'],
    ['a new customer without a name', 'new@praxis.example;1;;B', 'name-missing'],
    ['a number of several customers', ';K-2;A;B', 'customer-number-shared'],
    ['a number of another customer', 'new@praxis.example;K-1;A;B', 'customer-number-taken'],
    ['a name that is too long', `ada@praxis.example;;${'a'.repeat(101)};B`, 'line-too-long'],
    ['nobody', ';;A;B', 'key-missing'],
    ['the same customer twice', 'ada@praxis.example;;A;\n;K-1;B;', 'row-twice'],
  ])('refuses a row with %s', async (_, rows, problem) => {
    const { errors, apply } = await previewed(
      `email;customerNumber;firstName;lastName\none@praxis.example;;A;B\n${rows}`,
    )
    expect(errors.map(({ reason }) => reason)).toEqual([problem])
    expect(await apply()).toEqual({ ok: false, refusal: 'rows-wrong' })
  })

  test.each([
    ['discountRate', '101', 'percent-invalid'],
    ['discountRate', 'viel', 'percent-invalid'],
    ['certificateExpiresOn', '31.02.2027', 'day-invalid'],
    ['billingPhone', 'keines', 'phone-invalid'],
    ['billingState', 'XX', 'canton-unknown'],
    ['billingCountry', 'Atlantis', 'value-unknown'],
    ['profession', 'Astrologe', 'value-unknown'],
    ['email', 'other@praxis.example', 'email-of-another'],
  ])('refuses the %s “%s”', async (column, value, problem) => {
    const { errors } = await previewed(`number;${column};lastName\n${ada.id};${value};X`)
    expect(errors.map(({ reason }) => reason)).toEqual([problem])
  })

  test('undoes a changed street and rights, and deletes new customers who have not ordered', async () => {
    const before = await findAddresses(db, ada.id)
    const { importId } = await applied(
      [
        'email;firstName;lastName;billingAddress1;userCanOrder',
        'ada@praxis.example;;;Neue Gasse 5;nein',
        'carla@praxis.example;Carla;Weber;Hauptstrasse 1;ja',
      ].join('\n'),
    )
    expect((await findAddresses(db, ada.id)).billing).toMatchObject({
      ...{ Address1: 'Neue Gasse', BuildingNumber: '5' },
    })
    const undone = await undoImport(db, customerTable, importId, { ...change, language: 'de' })
    expect(undone).toEqual({ ok: true, value: { undone: 2, notUndone: [] } })
    expect(await find('carla@praxis.example')).toBeUndefined()
    expect(await find('ada@praxis.example')).toMatchObject({ user_can_order: true })
    expect(before.billing).toBeUndefined()
    expect((await findAddresses(db, ada.id)).billing).toMatchObject({
      ...{ Address1: '', BuildingNumber: '', Country: 'CH' },
    })
  })

  test('undoes only what nobody has changed or used since', async () => {
    const { importId } = await applied(
      'email;firstName;lastName\nada@praxis.example;Adele;\ndora@praxis.example;Dora;Frei',
    )
    await db
      .updateTable('account')
      .set({ first_name: 'Adelheid' })
      .where('id', '=', ada.id)
      .execute()
    await db
      .updateTable('account')
      .set({ password_hash: 'chosen' })
      .where('email', '=', 'dora@praxis.example')
      .execute()
    const undone = await undoImport(db, customerTable, importId, { ...change, language: 'de' })
    expect(undone.ok && undone.value.notUndone.map(({ reason }) => reason).sort()).toEqual([
      'changed-since',
      'ordered',
    ])
  })

  test.each(['fr', 'en', 'de', 'it'] as const)(
    'reads its own export and the one of the list in %s without a difference',
    async (language) => {
      const shown = { language, day: '2026-11-28' }
      const list = await exportCustomers(db, { role: 'customer' }, language, change.now)
      for (const csv of [await exportTable(db, customerTable, shown), list.csv]) {
        const { changes, errors } = await previewed(csv)
        expect({ changes, errors }).toEqual({ changes: [], errors: [] })
      }
    },
  )
})
