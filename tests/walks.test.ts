import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { frameOf, writeItems } from '../app/checkout/frame/frame.fixtures.ts'
import { homeopathyQuote } from '../app/shop/homeopathy/selection-state.ts'
import type { CartInfo } from '../domain/cart/cart-info.ts'
import { readRemedyCode, writeRemedyCode } from '../domain/homeopathy/remedy-code.ts'
import { centimes } from '../domain/money.ts'
import type { PostedItem } from '../domain/order/posted-item.ts'
import { decideAccount } from '../server/accounts/signup/decide-account.ts'
import { signUp } from '../server/accounts/signup/sign-up.ts'
import { sampleCertificates, signupForm } from '../server/accounts/signup.fixtures.ts'
import { openTestApi, type TestApi } from '../server/api/api.fixtures.ts'
import { priceTable } from '../server/catalogue/imports/products.ts'
import { selectorPrices } from '../server/catalogue/prices/price-products.ts'
import { findHomeopathyById } from '../server/catalogue/remedies/find-remedies.ts'
import { publishPage } from '../server/content/editing/publish-page.ts'
import { saveDraft } from '../server/content/editing/save-draft.ts'
import { findPageText } from '../server/content/find-page.ts'
import { closeDatabase, type Database } from '../server/db/client.ts'
import { previewFile } from '../server/imports/imports.fixtures.ts'
import { mailHandlers } from '../server/mail/handlers.ts'
import { startMailServer } from '../server/mail/mail-server.fixtures.ts'
import { openTestShop, type TestShop } from '../server/orders/shop.fixtures.ts'
import { startWorker } from '../server/outbox/worker.ts'
import { databases } from './databases.ts'
import { silentLog } from './silent-log.ts'

// Files whose functions run on the way from an input to its result, and these functions (docs/architecture.md).

/** Below server/db and server/http runs what every request needs. */
const isCounted = (file: string) =>
  !/^(tests|locales|server\/db|server\/http)\/|\.test\.|\.fixtures\./.test(file)

const profiler = new Session()

/** The functions that ran since the last call, by file. */
const takeFunctions = async () => {
  const { result } = await profiler.post('Profiler.takePreciseCoverage')
  const files = new Map<string, Set<string>>()
  for (const { url, functions } of result) {
    const [before, file = ''] = url.split(`${process.cwd()}/`)
    if (before !== '' && before !== 'file://') continue
    if (file.startsWith('node_modules') || !isCounted(file)) continue
    for (const { functionName, ranges } of functions)
      if (functionName && ranges.some(({ count }) => count > 0))
        files.set(file, (files.get(file) ?? new Set()).add(functionName))
  }
  return files
}

/** Expects that little more runs than docs/architecture.md states. */
const expectWalk = async (
  limits: { files: number; functions: number },
  run: () => Promise<unknown>,
) => {
  await takeFunctions()
  await run()
  const files = await takeFunctions()
  const functions = [...files.values()].reduce((sum, names) => sum + names.size, 0)
  const names = [...files.keys()].sort().join('\n')
  expect(files.size, names).toBeLessThanOrEqual(limits.files)
  expect(functions, names).toBeLessThanOrEqual(limits.functions)
}

const accepted = <Value>(result: { ok: true; value: Value } | { ok: false; refusal: unknown }) => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.value
}

describe('the walk', () => {
  let db: Database
  let shop: TestShop
  let api: TestApi
  let accountId: string
  const [sqlite] = databases

  beforeAll(async () => {
    profiler.connect()
    await profiler.post('Profiler.enable')
    await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    const mailServer = await startMailServer()
    if (!sqlite) throw new Error('no database')
    db = await sqlite.open()
    shop = await openTestShop(db, { SMTP_URL: mailServer.url })
    api = openTestApi(db)
    accountId = (await shop.accountOf('claire.favre')).accountId
    return async () => {
      await mailServer.stop()
      await closeDatabase(db)
    }
  })
  afterAll(() => profiler.disconnect())

  /** Performs all jobs that wait. */
  const sendMails = async () => {
    const worker = startWorker(db, mailHandlers(shop.services), {
      now: shop.services.now,
      log: silentLog,
      pollEvery: 20,
    })
    await vi.waitFor(async () => {
      const jobs = await db.selectFrom('outbox').select('done_at').execute()
      expect(jobs.every(({ done_at }) => done_at !== null)).toBe(true)
    }, 25_000)
    await worker.stop()
  }

  const idOf = async (name: string) =>
    (await db.selectFrom('remedy').select('id').where('name', '=', name).executeTakeFirstOrThrow())
      .id

  test('runs few functions from the code of a remedy to its price', async () => {
    const remedy = await idOf('Arnica montana')
    const chosen = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' } as const
    const code = writeRemedyCode({ remedy, ...chosen, quantity: 1 })
    await expectWalk({ files: 31, functions: 86 }, async () => {
      const found = await findHomeopathyById(db, remedy)
      const selection = readRemedyCode(code, () => found)
      const prices = await selectorPrices(db, 'single-homeopathy-')
      const quote = homeopathyQuote(selection, prices)
      const answer = await api.post('/shop/price', { family: 'homeopathy', remedy, ...chosen })
      expect(quote).toMatchObject({ state: 'found', price: centimes(1_080) })
      expect(await answer.json()).toMatchObject({ price: '10.80' })
    })
  })

  const addInBrowser = async ({ id: WcId, name, info, price, quantity }: PostedItem) => {
    const disk = new Map<string, string>()
    vi.stubGlobal('fetch', async () => Response.json({ version: 1, items: [] }))
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('document', {
      addEventListener: () => {},
      documentElement: { lang: 'fr' },
      getElementById: () => null,
    })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => disk.get(key) ?? null,
      setItem: (key: string, text: string) => disk.set(key, text),
    })
    const { changeCart } = await import('../app/shell/persisted/change-cart.ts')
    const { startCartSync } = await import('../app/shell/persisted/cart-sync.ts')
    const { persistedStore } = await import('../app/shell/persisted/persisted-store.ts')
    const { cartItemOf } = await import('../app/shop/cart/put-in-cart.ts')
    await takeFunctions()
    const user = { login: 'a', firstName: '', lastName: '', roles: '', discount: '0' }
    persistedStore.setState({
      user: { ...user, user_can_order: true, user_can_order_with_form: false },
    })
    await startCartSync()
    const line = cartItemOf({
      WcId,
      name,
      info: info as CartInfo,
      price: price ?? centimes(0),
      quantity,
    })
    changeCart({ type: 'add', lines: [line] })
    await vi.waitFor(() => expect(persistedStore.getState().waiting).toEqual([]))
    vi.unstubAllGlobals()
    return line
  }

  test('runs few functions from “Add to cart” to the order, its invoice and its mails', async () => {
    const item = await shop.line('Arnica montana', {}, 2)
    const jwt = await shop.checkoutToken(accountId)
    const headers = await api.bearer(accountId)
    const frame = frameOf(shop)
    const post = async (fields: Record<string, string>) => (await frame.post(fields)).view
    const carriedBy = (view: object) => (view as { carried: Record<string, string> }).carried
    await expectWalk({ files: 124, functions: 445 }, async () => {
      const line = await addInBrowser(item)
      const operations = [{ id: crypto.randomUUID(), type: 'add', lines: [line] }]
      expect(
        (await api.post('/shop/cart/operations?lang=fr', { operations }, headers)).status,
      ).toBe(200)
      const form = await post({ items: writeItems([item]), jwt })
      const chosen = { payment: 'invoice', reference: '', note: '' }
      const review = await post({ ...carriedBy(form), ...chosen, intent: 'review' })
      const thanks = await post({ ...carriedBy(review), ...chosen, terms: '1', intent: 'place' })
      expect(thanks.step).toBe('thanks')
      await sendMails()
    })
  })

  test('runs few functions from a file of prices to a price', async () => {
    const author = { actor: { accountId, name: 'Ada Keller' }, now: shop.services.now() }
    await expectWalk({ files: 42, functions: 132 }, async () => {
      const file = 'Code;Preis\nsingle-homeopathy-ch-creme-50g;21.50\n'
      accepted(await (await previewFile(db, priceTable, file, author)).apply())
      const prices = await selectorPrices(db, 'single-homeopathy-')
      expect(prices['single-homeopathy-ch-creme-50g']?.[1]).toBe(2150)
    })
  })

  test('runs few functions from “Publish” to the text of the page', async () => {
    const page = { key: 'company.story', language: 'fr' } as const
    const change = { by: null, now: shop.services.now() }
    const content = { title: 'Notre histoire', blocks: [{ type: 'text', text: 'Depuis 1947' }] }
    await expectWalk({ files: 26, functions: 70 }, async () => {
      accepted(await saveDraft(db, page, { ...change, revision: 0, content }))
      accepted(await publishPage(db, page, { ...change, revision: 1 }))
      expect((await findPageText(db, page.key, page.language))?.title).toBe('Notre histoire')
    })
  })

  test('runs few functions from a sign-up to the activated account', async () => {
    const certificate = { name: 'certificat.pdf', bytes: sampleCertificates.pdf }
    const now = shop.services.now()
    const signup = {
      form: signupForm(),
      shippingSame: true,
      certificate,
      language: 'fr',
      ip: '192.0.2.7',
      now,
    } as const
    await expectWalk({ files: 58, functions: 192 }, async () => {
      const { accountId: id = '' } = accepted(await signUp(shop.services, signup))
      const decision = { accountId: id, to: 'active', reason: '', byAccount: null, now } as const
      accepted(await decideAccount(shop.services, decision))
      await sendMails()
    })
  })
})
