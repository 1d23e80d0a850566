import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { failQueriesOn } from '../../tests/failing-queries.ts'
import { accountRow } from '../../tests/rows.ts'
import { logIn } from '../accounts/login/log-in.ts'
import { runAccountCommand } from '../commands/account-command.ts'
import { findOptions } from '../content/options.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { readEnv } from '../env.ts'
import { completeSetup } from './complete-setup.ts'
import { findOpening, loadExample, openShop } from './open-shop.ts'
import { openEmptyShop, setupForm, setupNow } from './setup.fixtures.ts'
import { readSetupForm, type SetupForm } from './setup-form.ts'
import { isSetupToken, isShopClosed, openSetup } from './setup-state.ts'

const ok = { ok: true, value: undefined }
const closed = { ok: false, refusal: 'setup-closed' }

const accountIds = (db: Database) => db.selectFrom('account').select('id').execute()

test('reads a posted form without spaces around texts, but passwords as typed', () => {
  const form = new FormData()
  form.set('firstName', ' Vreni ')
  form.set('password', ' a b ')
  form.set('country', 'LI')
  form.set('postcode', 'FL 9490')
  expect(readSetupForm(form)).toMatchObject({
    ...{ firstName: 'Vreni', password: ' a b ', postcode: '9490', city: '' },
  })
})

describe.each(databases)('the set-up on $name', ({ open }) => {
  const inShop = async (
    run: (shop: Awaited<ReturnType<typeof openEmptyShop>>, db: Database) => Promise<void>,
  ) => {
    const shop = await openEmptyShop(await open())
    try {
      await run(shop, shop.db)
    } finally {
      await shop.close()
    }
  }

  test('makes an administrator, data and pages of the laboratory, and leaves the shop closed', () =>
    inShop(async (shop, db) => {
      expect(await completeSetup(shop, setupForm, shop.token)).toEqual(ok)
      expect(await isSetupToken(db, shop.token)).toBe(false)
      expect(await isShopClosed(db)).toBe(true)
      expect(await openSetup(shop)).toBeUndefined()
      expect(await isShopClosed(db)).toBe(true)

      const login = { username: 'vreni@labor-linde.example', password: setupForm.password }
      const request = { ...login, ip: '192.0.2.1', userAgent: 'test' }
      const loggedIn = await logIn({ ...shop, wakeWorker: () => {} }, request, setupNow)
      expect(loggedIn).toMatchObject({ ok: true })
      expect(
        await db.selectFrom('account').select(['role', 'state', 'language']).execute(),
      ).toEqual([{ role: 'administrator', state: 'active', language: 'de' }])

      expect(
        await findOptions(db, [
          ...(['title_suffix', 'source_language', 'legal_name', 'laboratory_address'] as const),
          ...(['orders_email', 'unknown_page'] as const),
        ]),
      ).toEqual({
        title_suffix: 'Labor Linde',
        source_language: 'de',
        legal_name: setupForm.legalName,
        laboratory_address: {
          ...{ street: 'Lindenweg', buildingNumber: '7a', postcode: '3011', city: 'Bern' },
          ...{ state: 'BE', country: 'CH' },
        },
        orders_email: 'info@labor-linde.example',
        unknown_page: 'not_found',
      })
      const pages = await db.selectFrom('page').selectAll().execute()
      expect(JSON.stringify(pages)).not.toMatch(/Trois-Sources|trois-sources|Carouge|41225550147/)
      const privacy = pages.find((page) => page.page_key === 'privacy-policy')
      expect(JSON.stringify(privacy?.blocks)).toContain('Lindenweg 7a, 3011 Bern')
    }))

  test('keeps options and pages that were there before', () =>
    inShop(async (shop, db) => {
      const option = { name: 'unknown_page', language: '', value: json<unknown>('redirect_home') }
      await db.insertInto('option').values(option).execute()
      const page = { page_key: 'imprint', language: 'de', title: 'Wir', description: '' }
      await db
        .insertInto('page')
        .values({ ...page, blocks: json([]), meta: json([]), updated_at: setupNow })
        .execute()
      expect(await completeSetup(shop, setupForm, shop.token)).toEqual(ok)
      const imprint = await db
        .selectFrom('page')
        .select('title')
        .where('page_key', '=', 'imprint')
        .where('language', '=', 'de')
        .execute()
      expect(imprint).toEqual([{ title: 'Wir' }])
      expect(await findOptions(db, ['unknown_page'])).toEqual({ unknown_page: 'redirect_home' })
    }))

  test.each<[Partial<SetupForm>, object]>([
    [{ email: 'vreni@' }, { email: 'email-invalid' }],
    [{ firstName: '' }, { firstName: 'missing' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'too-long' }],
    [
      { password: '', repeatPassword: '' },
      { password: 'password-missing', repeatPassword: 'repeat-missing' },
    ],
    [{ password: 'kurz', repeatPassword: 'kurz' }, { password: 'password-too-short' }],
    [{ password: 'password1', repeatPassword: 'password1' }, { password: 'password-common' }],
    [{ password: 'VreniMuster', repeatPassword: 'VreniMuster' }, { password: 'password-personal' }],
    [{ repeatPassword: 'other' }, { repeatPassword: 'repeat-differs' }],
    [{ legalName: 'x'.repeat(71) }, { legalName: 'too-long' }],
    [{ postcode: '0301' }, { postcode: 'postcode-invalid' }],
    [
      { canton: 'XX', city: '' },
      { canton: 'value-invalid', city: 'missing' },
    ],
    [{ country: 'FR' }, { country: 'value-invalid' }],
    [{ phone: 'call me' }, { phone: 'phone-invalid' }],
    [{ language: 'rm' }, { language: 'value-invalid' }],
  ])('refuses the form with %j and stores nothing', (changes, problems) =>
    inShop(async (shop, db) => {
      const refused = await completeSetup(shop, { ...setupForm, ...changes }, shop.token)
      expect(refused).toEqual({ ok: false, refusal: { problems } })
      expect(await accountIds(db)).toEqual([])
      expect(await isSetupToken(db, shop.token)).toBe(true)
    }),
  )

  test.each(['', 'x', 'A'.repeat(43)])('refuses the token "%s"', (token) =>
    inShop(async (shop, db) => {
      expect(await completeSetup(shop, setupForm, token)).toEqual(closed)
      expect(await accountIds(db)).toEqual([])
    }),
  )

  test('makes one administrator of concurrent requests with several tokens', () =>
    inShop(async (shop, db) => {
      const tokens = [shop.token, (await openSetup(shop)) ?? '', (await openSetup(shop)) ?? '']
      const requests = [...tokens, ...tokens].map((token, index) =>
        completeSetup(shop, { ...setupForm, email: `admin-${index}@labor-linde.example` }, token),
      )
      const results = await Promise.all(requests)
      expect(results.filter((result) => result.ok)).toHaveLength(1)
      expect(results.filter((result) => !result.ok)).toEqual(Array(5).fill(closed))
      expect(await accountIds(db)).toHaveLength(1)
    }))

  test('stores all or nothing when the database fails half-way, and can be repeated', () =>
    inShop(async (shop, db) => {
      const faults = failQueriesOn(db, ['page'])
      await expect(completeSetup(shop, setupForm, shop.token)).rejects.toThrow()
      faults.end()
      expect(await accountIds(db)).toEqual([])
      expect(await db.selectFrom('option').selectAll().execute()).toEqual([])
      expect(await completeSetup(shop, setupForm, shop.token)).toEqual(ok)
    }))

  test('refuses an address that has an account', () =>
    inShop(async (shop, db) => {
      const email = setupForm.email.toLowerCase()
      await db.insertInto('account').values(accountRow({ email })).execute()
      expect(await completeSetup(shop, setupForm, shop.token)).toEqual({
        ok: false,
        refusal: { problems: { email: 'email-taken' } },
      })
    }))

  test('accepts the tokens of the last starts, and only their hashes are stored', () =>
    inShop(async (shop, db) => {
      const [second = '', third = ''] = await Promise.all([openSetup(shop), openSetup(shop)])
      expect(new Set([shop.token, second, third]).size).toBe(3)
      for (const token of [shop.token, second, third])
        expect(await isSetupToken(db, token)).toBe(true)
      expect(await isSetupToken(db, `${shop.token.slice(1)}x`)).toBe(false)
      expect(await isSetupToken(db, '')).toBe(false)
      const stored = JSON.stringify(await db.selectFrom('setup_token').selectAll().execute())
      for (const token of [shop.token, second, third]) expect(stored).not.toContain(token)
      for (let start = 0; start < 20; start += 1)
        await openSetup({ ...shop, now: () => new Date(setupNow.getTime() + 1_000 + start) })
      expect(await isSetupToken(db, shop.token)).toBe(false)
      expect((await db.selectFrom('setup_token').selectAll().execute()).length).toBe(20)
    }))

  test('set-up ends when the command line makes an administrator, and the shop stays closed', () =>
    inShop(async (shop, db) => {
      await runAccountCommand(shop, ['admin', 'ops@labor-linde.example'], setupNow)
      expect(await isSetupToken(db, shop.token)).toBe(false)
      expect(await completeSetup(shop, setupForm, shop.token)).toEqual(closed)
      expect(await isShopClosed(db)).toBe(true)
    }))

  test('set-up ends immediately when SQL makes an administrator', () =>
    inShop(async (shop, db) => {
      const row = accountRow({ role: 'administrator' })
      await db.insertInto('account').values(row).execute()
      expect(await completeSetup(shop, setupForm, shop.token)).toEqual(closed)
      expect(await openSetup(shop)).toBeUndefined()
      expect(await db.selectFrom('setup_token').selectAll().execute()).toEqual([])
      expect(await accountIds(db)).toEqual([{ id: row.id }])
    }))

  test.each([
    ['with the demo laboratory', { DEMO: '1' }, false],
    ['in a shop with accounts', { DEMO: '0' }, true],
  ])('does not start %s, which is open', async (_, variables, hasAccount) => {
    const db = await open()
    if (hasAccount) await db.insertInto('account').values(accountRow()).execute()
    expect(await openSetup({ db, env: readEnv(variables), now: () => setupNow })).toBeUndefined()
    expect(await isShopClosed(db)).toBe(false)
    expect(await findOpening(db)).toMatchObject({ isOpen: true, missing: [] })
    await closeDatabase(db)
  })

  test('opens the shop once, when nothing is missing', () =>
    inShop(async (shop, db) => {
      const openIt = () => db.transaction().execute((trx) => openShop(trx, setupNow))
      const load = () => db.transaction().execute(loadExample)
      const everything = ['laboratory', 'invoices', 'catalogue', 'prices']
      expect(await findOpening(db)).toMatchObject({ isOpen: false, missing: everything })
      await completeSetup(shop, setupForm, shop.token)
      expect(await load()).toEqual(ok)
      expect(await load()).toEqual({ ok: false, refusal: 'catalogue-not-empty' })
      expect(await findOpening(db)).toMatchObject({ isOpen: false, missing: ['invoices'] })
      const legalPages = async () => (await findOpening(db)).examplePages.map(({ key }) => key)
      expect(await legalPages()).toEqual(['imprint', 'privacy-policy', 'terms'])
      const edited = { page_key: 'imprint', language: 'de', version: 1, published_at: setupNow }
      const { id: published_by } = await db
        .selectFrom('account')
        .select('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('page_version')
        .values({ ...edited, published_by, content: json({}) as never })
        .execute()
      expect(await legalPages()).toEqual(['privacy-policy', 'terms'])
      expect(await openIt()).toEqual({ ok: false, refusal: 'opening-incomplete' })
      expect(await isShopClosed(db)).toBe(true)
      const iban = { name: 'iban', language: '', value: json<unknown>('CH8131999000123004567') }
      await db.insertInto('option').values(iban).execute()
      await db.deleteFrom('product').where('kind', '=', 'price').execute()
      expect(await findOpening(db)).toMatchObject({ isOpen: false, missing: ['prices'] })
      await db.deleteFrom('remedy').execute()
      const results = await Promise.all([openIt(), openIt()])
      expect(results).toContainEqual(ok)
      expect(results).toContainEqual({ ok: false, refusal: 'edit-conflict' })
      expect(await findOpening(db)).toMatchObject({ isOpen: true, missing: [] })
      expect(await openSetup(shop)).toBeUndefined()
    }))
})
