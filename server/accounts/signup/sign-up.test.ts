import { buffer } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { silentLog } from '../../../tests/silent-log.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { folderStore } from '../../files/folder-store.ts'
import { checkPassword } from '../passwords/password.ts'
import { sampleCertificates, signupForm } from '../signup.fixtures.ts'
import { type Signup, signUp } from './sign-up.ts'

const now = new Date('2026-11-21T08:00:00Z')

describe.each(databases)('signup on $name', ({ open }) => {
  let db: Database
  const folder = temporaryFolder()
  const files = folderStore({ dataDir: folder })
  const put = vi.spyOn(files, 'put')
  const removed = vi.spyOn(files, 'remove')
  const wakeWorker = vi.fn()
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    for (const table of ['account', 'outbox', 'rate_limit'] as const)
      await db.deleteFrom(table).execute()
    for (const spy of [put, removed, wakeWorker]) spy.mockClear()
  })

  const signup = (changes: Partial<Signup> = {}): Signup => ({
    form: signupForm(),
    shippingSame: true,
    certificate: { name: 'C:\\docs\\Autorisation.pdf', bytes: sampleCertificates.pdf },
    language: 'fr',
    ip: '192.0.2.7',
    now,
    ...changes,
  })
  const send = (changes: Partial<Signup> = {}) =>
    signUp({ db, log: silentLog, files, wakeWorker }, signup(changes))

  const accounts = () => db.selectFrom('account').selectAll().execute()
  const jobs = async () =>
    (await db.selectFrom('outbox').select(['kind', 'body']).orderBy('id').execute()).map(
      ({ kind, body }) => ({ kind, body }),
    )

  it('stores a pending account without rights, addresses, certificate and mails', async () => {
    const result = await send()
    const [account, ...others] = await accounts()
    expect(others).toEqual([])
    expect(result).toEqual({ ok: true, value: { accountId: account?.id } })
    expect(account).toMatchObject({
      email: 'lucja@example.ch',
      state: 'pending',
      role: 'customer',
      discount_rate: 0,
      user_can_order: false,
      user_can_order_with_form: false,
      language: 'fr',
      profession: 'therapeut',
      customer_number: 'K-1024',
      signup_message: 'Bonjour,\nmerci d’avance.',
      created_at: now,
    })
    expect(account?.password_hash).toContain('$argon2id$')
    expect(await checkPassword(account?.password_hash, 'Schafgarbe im Mai')).toBe(true)
    const addresses = await db.selectFrom('address').selectAll().orderBy('kind').execute()
    const address = {
      account_id: account?.id,
      first_name: 'Łucja',
      address1: 'Rue du Lac',
      building_number: '12b',
      postcode: '1800',
      state: 'VD',
      country: 'CH',
    }
    expect(addresses).toMatchObject([
      { ...address, kind: 'billing' },
      { ...address, kind: 'shipping' },
    ])
    const [proof] = await db.selectFrom('certificate').selectAll().execute()
    expect(proof).toMatchObject({
      account_id: account?.id,
      name: 'Autorisation.pdf',
      media_type: 'application/pdf',
      size: sampleCertificates.pdf.length,
    })
    const stored = await files.open(proof?.id ?? '')
    expect(stored && (await buffer(stored.stream)).equals(sampleCertificates.pdf)).toBe(true)
    const body = { accountId: account?.id, at: now.toISOString() }
    expect(await jobs()).toEqual([
      { kind: 'signup-received', body },
      { kind: 'signup-to-verify', body },
    ])
    expect(wakeWorker).toHaveBeenCalledOnce()
  })

  it('stores a separate shipping address', async () => {
    await send({
      shippingSame: false,
      form: signupForm({
        shippingAddress1: '3bis, chemin Vert',
        shippingCity: 'Vaduz',
        shippingCountry: 'LI',
      }),
    })
    const address = await db
      .selectFrom('address')
      .selectAll()
      .where('kind', '=', 'shipping')
      .executeTakeFirst()
    expect(address).toMatchObject({
      address1: 'chemin Vert',
      building_number: '3bis',
      city: 'Vaduz',
      country: 'LI',
      first_name: '',
    })
  })

  it('ignores rights in the form', async () => {
    const rights = {
      role: 'administrator',
      roles: 'administrator',
      state: 'active',
      discount: '50',
      discountRate: 5000,
      discount_rate: 5000,
      user_can_order: true,
      userCanOrder: 'true',
      user_can_order_with_form: true,
      id: 'chosen',
      decided_by: 'me',
    }
    await send({ form: { ...signupForm(), ...rights } })
    expect(await accounts()).toMatchObject([
      {
        state: 'pending',
        role: 'customer',
        discount_rate: 0,
        user_can_order: false,
        user_can_order_with_form: false,
        decided_by: null,
      },
    ])
    expect((await accounts())[0]?.id).not.toBe('chosen')
  })

  test.each([
    [{ email: 'ada', repeatEmail: 'ada' }, { email: 'email-invalid' }],
    [
      { email: 'a@b.ch\r\nBcc: c@d.ch', repeatEmail: 'a@b.ch\r\nBcc: c@d.ch' },
      { email: 'email-invalid' },
    ],
    [{ repeatEmail: 'other@example.ch' }, { repeatEmail: 'emails-differ' }],
    [{ password: 'short', repeatPassword: 'short' }, { password: 'password-short' }],
    [{ password: 'Password', repeatPassword: 'Password' }, { password: 'password-common' }],
    [{ password: 'QWERTYUIOP', repeatPassword: 'QWERTYUIOP' }, { password: 'password-common' }],
    [{ password: 'praxisamsee', repeatPassword: 'praxisamsee' }, { password: 'password-personal' }],
    [{ password: 'abcdefgh', repeatPassword: 'abcdefgh' }, { password: 'password-pattern' }],
    [{ repeatPassword: 'Schafgarbe' }, { repeatPassword: 'passwords-differ' }],
    [{ profession: 'none' }, { profession: 'profession-missing' }],
    [{ profession: 'pharmacist' }, { pharmaId: 'pharma-id-missing' }],
    [{ billingCountry: 'ZZ' }, { billingCountry: 'value-invalid' }],
    [{ billingState: 'Vaud' }, { billingState: 'value-invalid' }],
    [{ billingCity: ' ' }, { billingCity: 'blank' }],
    [{ message: 'x'.repeat(2_001) }, { message: 'too-long' }],
    [{ password: 'x'.repeat(1_001), repeatPassword: 'x'.repeat(1_001) }, { password: 'too-long' }],
  ] as const)('refuses what is wrong, case %#', async (changes, problems) => {
    const result = await send({ form: signupForm(changes) })
    expect(result).toEqual({ ok: false, refusal: { code: 'fields-invalid', problems } })
    expect(await accounts()).toEqual([])
    expect(put).not.toHaveBeenCalled()
  })

  test.each<[string, Uint8Array | undefined, string]>([
    ['none', undefined, 'certificate-missing'],
    ['an empty one', Buffer.alloc(0), 'certificate-missing'],
    ['text', Buffer.from('I am a pharmacist'), 'certificate-type'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'certificate-type'],
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 'certificate-type'],
    ['a page before a PDF', Buffer.from('<html>\n%PDF-1.7\n%%EOF'), 'certificate-type'],
    ['an encrypted PDF', Buffer.from('%PDF-1.4\n/Encrypt 9 0 R'), 'certificate-locked'],
    ['a picture with a script', Buffer.from('GIF89a/*<script>*/=1;'), 'certificate-type'],
    ['an archive', Buffer.from('PK\x03\x04%PDF-1.7'), 'certificate-type'],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42'), 'certificate-type'],
    ['more than 10 MB', Buffer.alloc(10 * 2 ** 20 + 1), 'certificate-too-large'],
  ])('refuses the certificate %s', async (_, bytes, problem) => {
    const certificate = bytes && { name: 'certificate.pdf', bytes }
    const result = await send({ certificate })
    expect(result).toEqual({
      ok: false,
      refusal: { code: 'fields-invalid', problems: { certificate: problem } },
    })
    expect(put).not.toHaveBeenCalled()
  })

  test.each(Object.entries(sampleCertificates))(
    'detects %s by its content',
    async (type, bytes) => {
      const result = await send({ certificate: { name: 'page.html', bytes } })
      expect(result).toMatchObject({ ok: true })
      const [proof] = await db.selectFrom('certificate').select('media_type').execute()
      expect(proof?.media_type).toContain(type)
    },
  )

  it('responds equally for a known address and mails its owner', async () => {
    const owner = accountRow({ email: 'lucja@example.ch' })
    await db.insertInto('account').values(owner).execute()
    const result = await send({
      form: signupForm({ email: 'LUCJA@example.ch ', repeatEmail: 'LUCJA@example.ch' }),
    })
    expect(result).toEqual({ ok: true, value: { accountId: undefined } })
    expect(await accounts()).toMatchObject([{ id: owner.id, password_hash: 'none' }])
    expect(await jobs()).toEqual([
      { kind: 'signup-repeated', body: { accountId: owner.id, at: now.toISOString() } },
    ])
    expect(removed).toHaveBeenCalledWith(put.mock.calls[0]?.[0])
    expect(await db.selectFrom('certificate').selectAll().execute()).toEqual([])
  })

  it('makes a rejected account pending again, with the new data and the former decision', async () => {
    const first = await send({ form: signupForm({ customerNumber: 'old' }) })
    const accountId = first.ok ? first.value.accountId : undefined
    const decision = { state: 'rejected', decision_reason: 'unreadable', decided_at: now } as const
    await db.updateTable('account').set(decision).execute()
    await db.deleteFrom('outbox').execute()
    const later = new Date('2026-11-22T08:00:00Z')
    const again = { form: signupForm({ customerNumber: 'new' }), now: later }
    const results = await Promise.all([send(again), send(again)])
    expect(results).toContainEqual({ ok: true, value: { accountId } })
    const { decision_reason } = decision
    const pending = { state: 'pending', customer_number: 'new', created_at: later }
    expect(await accounts()).toMatchObject([{ id: accountId, decision_reason, ...pending }])
    for (const table of ['address', 'certificate'] as const)
      expect(await db.selectFrom(table).select('account_id').execute()).toEqual([
        { account_id: accountId },
        { account_id: accountId },
      ])
    expect((await jobs()).map(({ kind }) => kind).toSorted()).toEqual([
      'signup-received',
      'signup-repeated',
      'signup-to-verify',
    ])
  })

  it('leaves a rejected member of the staff as it is', async () => {
    const member = accountRow({ email: 'lucja@example.ch', role: 'sales', state: 'rejected' })
    await db.insertInto('account').values(member).execute()
    expect(await send()).toEqual({ ok: true, value: { accountId: undefined } })
    expect(await accounts()).toMatchObject([{ id: member.id, state: 'rejected' }])
  })

  it('creates one account for two concurrent signups', async () => {
    const results = await Promise.all([send(), send()])
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await accounts()).toHaveLength(1)
    expect((await jobs()).map(({ kind }) => kind).toSorted()).toEqual([
      'signup-received',
      'signup-repeated',
      'signup-to-verify',
    ])
  })

  it('deletes the file when the rows cannot be written', async () => {
    await expect(send({ language: null as never })).rejects.toThrow()
    expect(put).toHaveBeenCalledOnce()
    expect(removed).toHaveBeenCalledWith(put.mock.calls[0]?.[0])
    expect(wakeWorker).not.toHaveBeenCalled()
  })

  test.each([
    ['from one source', 10, (index: number) => ({ email: `p${index}@example.ch` })],
    ['of one address', 5, () => ({ email: 'lucja@example.ch' })],
  ])('accepts a limited number %s per hour', async (_, most, person) => {
    const attempt = (index: number, later = 0) => {
      const { email } = person(index)
      return send({
        form: signupForm({ email, repeatEmail: email }),
        ip: most === 10 ? '192.0.2.7' : `192.0.2.${index}`,
        now: new Date(now.getTime() + later),
      })
    }
    for (let index = 0; index < most; index += 1)
      expect(await attempt(index)).toMatchObject({ ok: true })
    expect(await attempt(most)).toEqual({
      ok: false,
      refusal: { code: 'too-many-attempts', retryAfter: 3_600 },
    })
    expect(await attempt(most, 3_600_000)).toMatchObject({ ok: true })
  })
})
