import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { accountRow } from '../../tests/rows.ts'
import { runAccountCommand } from '../account-command.ts'
import { logIn } from '../accounts/login/log-in.ts'
import { findOptions } from '../content/options.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { readEnv } from '../env.ts'
import { findCreditor } from '../invoicing/creditor.ts'
import { completeSetup } from './complete-setup.ts'
import { importExample } from './import-example.ts'
import { openSetup } from './open-setup.ts'
import { findAdministratorForm, saveAdministrator } from './save-administrator.ts'
import { findLaboratoryForm, saveLaboratory } from './save-laboratory.ts'
import {
  administrator,
  laboratory,
  openEmptyShop,
  setupNow,
  setupVersion,
} from './setup.fixtures.ts'
import { findSetup, isSetupOpen } from './setup-state.ts'
import { isSetupToken } from './setup-token.ts'

const ok = { ok: true, value: undefined }

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

  test('takes all steps and opens the shop with pages about the laboratory', () =>
    inShop(async (shop, db) => {
      const administratorRequest = {
        form: administrator,
        token: shop.token,
        version: 0,
        language: 'de' as const,
      }
      expect(await saveAdministrator(shop, administratorRequest)).toEqual(ok)
      expect(await completeSetup(shop, { token: shop.token, version: 1 })).toEqual({
        ok: false,
        refusal: 'step-missing',
      })
      expect(
        await saveLaboratory(shop, { form: laboratory, token: shop.token, version: 1 }),
      ).toEqual(ok)
      expect(await importExample(shop, { token: shop.token, version: 2 })).toEqual(ok)
      expect(await completeSetup(shop, { token: shop.token, version: 3 })).toEqual(ok)

      expect(await isSetupOpen(db)).toBe(false)
      expect(await isSetupToken(db, shop.token)).toBe(false)
      expect(await openSetup(shop)).toBeUndefined()
      expect(
        await findOptions(db, [
          'title_suffix',
          'shipping_cost',
          'source_language',
          'offered_languages',
        ]),
      ).toEqual({
        title_suffix: 'Labor Linde',
        shipping_cost: 850,
        source_language: 'de',
        // The main language is offered although it was not ticked.
        offered_languages: ['fr', 'de'],
      })
      expect(await findCreditor(db)).toEqual({
        creditor: {
          name: laboratory.legalName,
          street: 'Lindenweg',
          buildingNumber: '7a',
          postcode: '3011',
          city: 'Bern',
          country: 'CH',
          iban: 'CH8131999000123004567',
          vatNumber: 'CHE-109.322.551',
        },
        furtherAccounts: [],
        paymentDays: 20,
      })
      const pages = await db.selectFrom('page').selectAll().execute()
      const text = JSON.stringify(pages)
      expect(text).not.toMatch(/Trois-Sources|trois-sources|Carouge|41225550147/)
      const privacy = pages.find((page) => page.page_key === 'privacy-policy')
      expect(JSON.stringify(privacy?.blocks)).toContain('Lindenweg 7a, 3011 Bern')
      expect(await db.selectFrom('location').select('id').execute()).toEqual([])
      expect((await db.selectFrom('account').select('id').execute()).length).toBe(1)
    }))

  test('keeps options and pages that were there before', () =>
    inShop(async (shop, db) => {
      const option = { name: 'unknown_page', language: '', value: json<unknown>('redirect_home') }
      await db.insertInto('option').values(option).execute()
      await db
        .insertInto('page')
        .values({
          page_key: 'imprint',
          language: 'de',
          title: 'Wir',
          description: '',
          blocks: json([]),
          meta: json([]),
          updated_at: setupNow,
        })
        .execute()
      await saveAdministrator(shop, {
        form: administrator,
        token: shop.token,
        version: 0,
        language: 'de',
      })
      await saveLaboratory(shop, { form: laboratory, token: shop.token, version: 1 })
      await importExample(shop, { token: shop.token, version: 2 })
      expect(await completeSetup(shop, { token: shop.token, version: 3 })).toEqual(ok)
      const imprint = await db
        .selectFrom('page')
        .select('title')
        .where('page_key', '=', 'imprint')
        .where('language', '=', 'de')
        .execute()
      expect(imprint).toEqual([{ title: 'Wir' }])
      expect(await findOptions(db, ['unknown_page'])).toEqual({ unknown_page: 'redirect_home' })
    }))

  test('makes an administrator who can log in with the chosen password', () =>
    inShop(async (shop, db) => {
      await saveAdministrator(shop, {
        form: administrator,
        token: shop.token,
        version: 0,
        language: 'de',
      })
      const loggedIn = await logIn(
        { ...shop, wakeWorker: () => {} },
        {
          username: 'vreni@labor-linde.example',
          password: administrator.password,
          ip: '192.0.2.1',
          userAgent: 'test',
        },
        setupNow,
      )
      expect(loggedIn).toMatchObject({ ok: true })
      expect(
        await db.selectFrom('account').select(['role', 'state', 'language']).execute(),
      ).toEqual([{ role: 'administrator', state: 'active', language: 'de' }])
    }))

  test('corrects the administrator and keeps the password if none is entered', () =>
    inShop(async (shop, db) => {
      await saveAdministrator(shop, {
        form: administrator,
        token: shop.token,
        version: 0,
        language: 'de',
      })
      const before = await db.selectFrom('account').select('password_hash').execute()
      const form = { ...administrator, email: 'v@linde.example', password: '', repeatPassword: '' }
      expect(
        await saveAdministrator(shop, { form, token: shop.token, version: 1, language: 'fr' }),
      ).toEqual(ok)
      expect(await findAdministratorForm(db)).toMatchObject({ email: 'v@linde.example' })
      expect(await db.selectFrom('account').select('password_hash').execute()).toEqual(before)
    }))

  test.each([
    [{ email: 'vreni@' }, { email: 'email-invalid' }],
    [{ firstName: ' ' }, { firstName: 'name-missing' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'too-long' }],
    [{ password: '', repeatPassword: '' }, { password: 'password-missing' }],
    [{ password: 'kurz', repeatPassword: 'kurz' }, { password: 'password-too-short' }],
    [{ password: 'password1', repeatPassword: 'password1' }, { password: 'password-common' }],
    [{ password: 'VreniMuster', repeatPassword: 'VreniMuster' }, { password: 'password-personal' }],
    [{ repeatPassword: 'other' }, { repeatPassword: 'repeat-differs' }],
  ])('refuses the administrator %j', (changes, problems) =>
    inShop(async (shop, db) => {
      const form = { ...administrator, ...changes }
      const result = await saveAdministrator(shop, {
        form,
        token: shop.token,
        version: 0,
        language: 'de',
      })
      expect(result).toMatchObject({ ok: false, refusal: { problems } })
      expect(await db.selectFrom('account').select('id').execute()).toEqual([])
      expect(await setupVersion(db)).toBe(0)
    }),
  )

  test('refuses a step whose form is older than another step, also concurrently', () =>
    inShop(async (shop, db) => {
      const others = ['a', 'b', 'c'].map((name) =>
        saveLaboratory(shop, {
          form: { ...laboratory, siteName: name },
          token: shop.token,
          version: 0,
        }),
      )
      const results = await Promise.all(others)
      expect(results.filter((result) => result.ok).length).toBe(1)
      expect(results).toContainEqual({ ok: false, refusal: 'edit-conflict' })
      expect(await setupVersion(db)).toBe(1)
      expect(
        await saveLaboratory(shop, { form: laboratory, token: shop.token, version: 1 }),
      ).toEqual(ok)
      const { siteName, shippingCost, iban } = await findLaboratoryForm(db)
      expect({ siteName, shippingCost, iban }).toEqual({
        siteName: 'Labor Linde',
        shippingCost: '8.50',
        iban: 'CH81 3199 9000 1230 0456 7',
      })
    }))

  test('accepts the tokens of all starts until the end, and only their hashes are stored', () =>
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

  test('ends at once when the command line makes an administrator', () =>
    inShop(async (shop, db) => {
      await runAccountCommand(shop, ['admin', 'ops@labor-linde.example'], setupNow)
      expect(await isSetupOpen(db)).toBe(false)
      expect(await isSetupToken(db, shop.token)).toBe(false)
    }))

  test('ends at the next start when an administrator was made by SQL', () =>
    inShop(async (shop, db) => {
      await db
        .insertInto('account')
        .values(accountRow({ role: 'administrator' }))
        .execute()
      expect(await openSetup(shop)).toBeUndefined()
      expect(await isSetupOpen(db)).toBe(false)
      expect(await isSetupToken(db, shop.token)).toBe(false)
    }))

  test('continues with its own administrator at the next start', () =>
    inShop(async (shop, db) => {
      await saveAdministrator(shop, {
        form: administrator,
        token: shop.token,
        version: 0,
        language: 'de',
      })
      expect(await openSetup(shop)).toBeDefined()
      expect(await findSetup(db)).toMatchObject({
        version: 1,
        administrator: { email: 'vreni@labor-linde.example' },
        isLaboratorySaved: false,
        catalogueSource: null,
      })
    }))

  test.each([
    ['with the demo laboratory', { DEMO: '1' }, false],
    ['in a shop with accounts', { DEMO: '0' }, true],
  ])('does not start %s', async (_, variables, hasAccount) => {
    const db = await open()
    if (hasAccount) await db.insertInto('account').values(accountRow()).execute()
    expect(await openSetup({ db, env: readEnv(variables), now: () => setupNow })).toBeUndefined()
    expect(await isSetupOpen(db)).toBe(false)
    expect(await findSetup(db)).toBeUndefined()
    await closeDatabase(db)
  })
})
