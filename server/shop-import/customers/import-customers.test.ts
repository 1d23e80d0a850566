import { beforeAll, describe, expect, test } from 'vitest'
import { maxCertificateBytes } from '../../../domain/customer/certificate.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { silentLog } from '../../../tests/silent-log.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { logIn } from '../../accounts/login/log-in.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { folderStore } from '../../files/folder-store.ts'
import { erasePerson } from '../../personal-data/erase-person.ts'
import { customer, formerPassword, numbers, user } from '../former-shop.fixtures.ts'
import { importFolder } from '../import-folder.fixtures.ts'

const now = new Date('2026-11-28T12:00:00Z')

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n')

describe.each(databases)('the import of customers on $name', ({ open }) => {
  let db: Database
  const files = folderStore({ dataDir: temporaryFolder() })
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  const importFrom = (name: string, content: object, isDryRun = false) =>
    importFolder({ db, files }, name, { ...content }, isDryRun)
  const find = (email: string) =>
    db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

  const full = (id: number, changes: Record<string, unknown> = {}) => ({
    'users.json': [user(id)],
    'customers.json': [
      customer(id, changes, {
        certificate: { id: 9, url: 'https://shop.example/wp-content/uploads/2019/proof.pdf' },
        newsletter: 'yes',
        newsletter_date: '2024-02-03',
        newsletter_text: 'Ja, ich möchte Neuigkeiten.',
        loyalty_points: 12,
      }),
    ],
    'files/2019/proof.pdf': pdf,
  })

  test('finds rows without a number by their e-mail address, and counts those without both', async () => {
    const rows = 'Name,Username,Email\nAda,ada,csv-1@rhein.example\nBo,bo,csv-2@rhein.example\n'
    const content = { 'customers.csv': `${rows}Cy,cy,\nDo,do,\n` }
    const report = await importFrom('rows', content)
    expect(report.counts.customer).toMatchObject({ read: 4, created: 2, skipped: 2 })
    expect(report.notes).toMatchObject(
      expect.arrayContaining(['cy', 'do'].map((id) => expect.objectContaining({ id }))),
    )
    expect((await importFrom('rows', content)).counts.customer).toMatchObject({ unchanged: 2 })
  })

  test('keeps the other value of a field that both lists have, and no password', async () => {
    const report = await importFrom('both', {
      'users.json': [user(71, { loyalty: 'gold', discount: '12.5', user_pass: 'md5' })],
      'customers.json': [
        customer(71, {}, { loyalty: 'silver', _loyalty: 'field_5a0b1c2d', user_pass: 'sha1' }),
      ],
    })
    const kept = await db
      .selectFrom('imported_record')
      .select('unknown')
      .where('source', '=', 'both')
      .where('kind', '=', 'customer')
      .executeTakeFirstOrThrow()
    expect(kept.unknown).toMatchObject({ loyalty: 'gold', 'loyalty 2': 'silver' })
    expect(JSON.stringify(kept.unknown)).not.toMatch(/user_pass|md5|sha1|discount|field_/)
    expect(report.unknownFields.customer).toMatchObject({ loyalty: 1, 'loyalty 2': 1 })
    expect(report.notes.map(({ note }) => note)).toContainEqual(['password-unusable'])
  })

  test('goes on without a certificate that is too large', async () => {
    const content = full(61)
    const huge = Buffer.concat([pdf, Buffer.alloc(maxCertificateBytes)])
    const report = await importFrom('huge', { ...content, 'files/2019/proof.pdf': huge })
    expect(report.counts.customer).toMatchObject({ created: 1 })
    expect(report.notes).toContainEqual(
      expect.objectContaining({ note: ['certificate-refused', ['file-too-large', 'proof.pdf']] }),
    )
  })

  test('brings number, rights, discount, addresses, certificate and consent of a customer', async () => {
    const report = await importFrom('full', full(11))
    const account = await find('customer-11@rhein.example')
    expect(account).toMatchObject({
      ...{ state: 'active', role: 'customer', first_name: 'Ada', last_name: 'Keller 11' },
      ...{ language: 'de', profession: 'drugstore', discount_rate: 1250, customer_number: 'K-11' },
      ...{ user_can_order: true, user_can_order_with_form: false },
      ...{ billing_phone: '+41 61 555 01 47', created_at: new Date('2019-03-04T09:00:00Z') },
    })
    const id = account?.id ?? ''
    const addresses = await db
      .selectFrom('address')
      .selectAll()
      .where('account_id', '=', id)
      .orderBy('kind')
      .execute()
    expect(addresses.map(({ kind }) => kind)).toEqual(['billing', 'shipping'])
    for (const address of addresses)
      expect(address).toMatchObject({
        ...{ company: 'Drogerie am Rhein', address1: 'Rheingasse', building_number: '12' },
        ...{ postcode: '4058', city: 'Basel', state: 'BS', country: 'CH' },
      })
    const proof = await db
      .selectFrom('certificate')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(proof).toMatchObject({ name: 'proof.pdf', media_type: 'application/pdf' })
    expect(await files.size(proof.id)).toBe(pdf.length)
    const subscription = await db
      .selectFrom('newsletter_subscription')
      .selectAll()
      .where('email', '=', 'customer-11@rhein.example')
      .executeTakeFirst()
    expect(subscription).toMatchObject({
      ...{ state: 'confirmed', language: 'de', consent_text: 'Ja, ich möchte Neuigkeiten.' },
      confirmed_at: new Date('2024-02-02T23:00:00Z'),
    })
    expect(report.counts).toMatchObject({
      customer: { read: 1, created: 1, skipped: 0 },
      subscription: { read: 1, created: 1 },
    })
    expect(report.notes).toEqual([])
    expect(report.unknownFields.customer).toMatchObject({ loyalty_points: 1, username: 1 })
    const record = await db
      .selectFrom('imported_record')
      .selectAll()
      .where('local_id', '=', id)
      .executeTakeFirst()
    expect(record?.unknown).toMatchObject({ loyalty_points: 12 })
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('lets a customer log in with the former password', async () => {
    await importFrom('login', { 'users.json': [user(12)], 'customers.json': [customer(12)] })
    const attempt = { username: 'customer-12@rhein.example', ip: '192.0.2.1', userAgent: 'Firefox' }
    const services = { db, log: silentLog, wakeWorker: () => {} }
    const login = await logIn(services, { ...attempt, password: formerPassword }, now)
    expect(login.ok).toBe(true)
  })

  test('writes nothing in a dry run, which says what an import would do', async () => {
    const stored = async () => ({
      accounts: await db.selectFrom('account').select('id').execute(),
      records: await db.selectFrom('imported_record').select('local_id').execute(),
      files: await files.ids(),
    })
    const before = await stored()
    const dry = await importFrom('dry', full(13), true)
    expect(await stored()).toEqual(before)
    const done = await importFrom('dry', full(13))
    expect(dry).toEqual({ ...done, isDryRun: true })
  })

  test('makes no doubles when it is repeated, and takes over what has changed there', async () => {
    const content = (discount: string) => ({
      'users.json': numbers(3).map((id) => user(20 + id)),
      'customers.json': numbers(3).map((id) => customer(20 + id, {}, { discount })),
    })
    await importFrom('again', content('5'))
    const accounts = await db.selectFrom('account').select('id').execute()
    const again = await importFrom('again', content('5'))
    expect(again.counts.customer).toMatchObject({ read: 3, unchanged: 3, created: 0, updated: 0 })
    const changed = await importFrom('again', content('7.5 %'))
    expect(changed.counts.customer).toMatchObject({ read: 3, updated: 3 })
    expect(await db.selectFrom('account').select('id').execute()).toHaveLength(accounts.length)
    expect(await find('customer-21@rhein.example')).toMatchObject({
      discount_rate: 750,
      version: 1,
    })
  })

  test('keeps what was changed here, field by field, and says so', async () => {
    const content = (changes: object, custom: Record<string, unknown>) => ({
      'customers.json': [customer(31, { ...changes }, custom)],
    })
    await importFrom('kept', content({}, { discount: '5' }))
    await db
      .updateTable('account')
      .set({ discount_rate: 900, first_name: 'Adele' })
      .where('email', '=', 'customer-31@rhein.example')
      .execute()
    const report = await importFrom('kept', content({ last_name: 'Meier' }, { discount: '6' }))
    expect(report.notes.map(({ note }) => note)).toEqual([['changed-here', 'discount_rate']])
    const account = await find('customer-31@rhein.example')
    expect(account).toMatchObject({
      ...{ discount_rate: 900, first_name: 'Adele', last_name: 'Meier' },
      password_hash: '',
    })
  })

  test('fills in passwords that a later export has', async () => {
    await importFrom('later', { 'customers.json': [customer(32)] })
    await importFrom('later', { 'customers.json': [customer(32)], 'users.json': [user(32)] })
    const account = await find('customer-32@rhein.example')
    expect(account?.password_hash).toBe(user(32).user_pass)
  })

  test('links accounts that exist here without changing them', async () => {
    const account = accountRow({ email: 'customer-33@rhein.example', discount_rate: 300 })
    await db.insertInto('account').values(account).execute()
    const report = await importFrom('linked', { 'customers.json': [customer(33)] })
    expect(report.counts.customer).toMatchObject({ read: 1, kept: 1, created: 0 })
    expect(report.notes[0]?.note).toEqual(['account-known'])
    expect(await find('customer-33@rhein.example')).toMatchObject({ discount_rate: 300 })
  })

  test('does not bring back accounts that were deleted here', async () => {
    await importFrom('deleted', { 'customers.json': [customer(34)] })
    await db.deleteFrom('account').where('email', '=', 'customer-34@rhein.example').execute()
    const report = await importFrom('deleted', { 'customers.json': [customer(34)] })
    expect(report.notes).toEqual([{ kind: 'customer', id: '34', note: ['deleted-here'] }])
    expect(await find('customer-34@rhein.example')).toBeUndefined()
  })

  test('does not bring back a person whose data were erased', async () => {
    await importFrom('erased', { 'customers.json': [customer(35)] })
    const { id: accountId = '' } = (await find('customer-35@rhein.example')) ?? {}
    await db.transaction().execute((trx) => erasePerson(trx, { accountId, by: null, now }))
    const report = await importFrom('erased', { 'customers.json': [customer(35)] })
    expect(report.notes).toEqual([{ kind: 'customer', id: '35', note: ['deleted-here'] }])
    expect(await find('customer-35@rhein.example')).toBeUndefined()
  })

  test('gives no rights that the former shop does not name, and imports no staff', async () => {
    const report = await importFrom('rights', {
      'customers.json': [
        customer(41, { meta_data: [] }),
        customer(42, { role: 'shop_manager' }),
        customer(43, { email: 'nobody', billing: {} }),
        customer(44, {}, { status: 'denied', profession: 'Astrologe', discount: '120' }),
        customer(45, { email: 'CUSTOMER-44@rhein.example' }),
      ],
    })
    expect(await find('customer-41@rhein.example')).toMatchObject({
      ...{ state: 'pending', user_can_order: false, discount_rate: 0, language: 'fr' },
    })
    expect(await find('customer-44@rhein.example')).toMatchObject({
      ...{ state: 'rejected', profession: '', discount_rate: 0 },
    })
    expect(report.counts.customer).toMatchObject({ read: 5, created: 2, skipped: 3 })
    expect(report.notes.map(({ id, note }) => `${id} ${note}`).sort()).toEqual([
      '41 rights-missing',
      '42 role-of-staff,shop_manager',
      '43 email-invalid',
      '44 discount-unreadable,120',
      '44 profession-unknown,astrologe',
      '45 email-of-another',
    ])
  })

  test('tries certificates again that were missing, and subscribes nobody without a day', async () => {
    const { 'files/2019/proof.pdf': _, ...withoutFile } = full(51)
    const first = await importFrom('missing', withoutFile)
    expect(first.notes.map(({ note }) => note)).toEqual([['certificate-missing']])
    const second = await importFrom('missing', full(51))
    expect(second.notes).toEqual([])
    const proofs = await db
      .selectFrom('certificate')
      .innerJoin('account', 'account.id', 'certificate.account_id')
      .where('account.email', '=', 'customer-51@rhein.example')
      .select('certificate.id')
      .execute()
    expect(proofs).toHaveLength(1)
    const undated = await importFrom('undated', {
      'customers.json': [customer(52, {}, { newsletter: '1' })],
    })
    expect(undated.notes.map(({ note }) => note)).toEqual([['consent-undated']])
  })

  test('ends subscriptions that ended there, and none that were decided here', async () => {
    const content = (id: number, newsletter: string) => ({
      'customers.json': [customer(id, {}, { newsletter, newsletter_date: '2024-02-03' })],
    })
    const stateOf = async (id: number) =>
      (
        await db
          .selectFrom('newsletter_subscription')
          .select('state')
          .where('email', '=', `customer-${id}@rhein.example`)
          .executeTakeFirst()
      )?.state
    for (const id of [53, 54]) await importFrom(`ends-${id}`, content(id, 'yes'))
    await importFrom('ends-53', content(53, 'no'))
    expect(await stateOf(53)).toBe('unsubscribed')
    await importFrom('ends-53', content(53, 'yes'))
    expect(await stateOf(53)).toBe('unsubscribed')
  })
})
