import { type APIRequestContext, expect, test } from '@playwright/test'
import pg from 'pg'
import { addressOf } from '../../../domain/page/address.ts'
import { newPicture } from '../admin/new-picture.fixtures.ts'
import { newRegistration, png } from '../own-account.fixtures.ts'
import { demoPassword, people } from '../people.fixtures.ts'
import { type Machines, startMachines } from './machines.fixtures.ts'

/** Above those of setup.spec.ts. */
const firstPortOf = (workerIndex: number) => 4_800 + workerIndex * 4

type Shop = {
  machines: Machines
  /** Through the balancer. */
  shop: APIRequestContext
  /** One for each process. */
  each: readonly APIRequestContext[]
  staff: { authorization: string }
}

const logIn = async (request: APIRequestContext, username: string) => {
  const data = { username, password: demoPassword }
  const answer = await request.post('/api/jwt-auth/v1/token', { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return { authorization: `Bearer ${(await answer.json()).token}` }
}

const read = async (request: APIRequestContext, path: string, headers = {}) => {
  const answer = await request.get(path, { headers })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  return answer
}

/** A session counts in every process; so do wrong passwords. */
const checkAccounts = async ({ shop, each }: Shop) => {
  const customer = await logIn(shop, people.mayOrder)
  for (const request of each) await read(request, '/api/sn_api/user', customer)
  const guess = (request: APIRequestContext) =>
    request.post('/api/jwt-auth/v1/token', {
      headers: { 'x-forwarded-for': '198.51.100.7' },
      data: { username: people.neither, password: 'wrong password' },
    })
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess(shop)).status()).toBe(403)
  for (const request of each) expect((await guess(request)).status()).toBe(429)
}

/** What one process has stored, every other one sends. */
const checkFiles = async ({ shop, each, staff }: Shop) => {
  const file = await newPicture('Arnika')
  const added = await shop.post('/api/admin/media', { headers: staff, multipart: { file } })
  expect(added.status(), await added.text()).toBe(201)
  const path = `/api/admin/media/${(await added.json()).id}`
  const find = async () => (await read(shop, path, staff)).json()
  await expect.poll(async () => (await find()).isReady, { timeout: 60_000 }).toBe(true)
  const { address } = await find()
  const bodies = await Promise.all(
    each.map(async (request) => (await (await read(request, address)).body()).toString('base64')),
  )
  expect(new Set(bodies).size).toBe(1)

  const email = await newRegistration(shop, 'de')
  const pending = await (
    await read(shop, '/api/admin/accounts?state=pending&range=[0,99]', staff)
  ).json()
  const { id } = pending.find((one: { email?: string }) => one.email === email)
  for (const request of each)
    expect(
      await (await read(request, `/api/admin/accounts/${id}/certificate`, staff)).body(),
    ).toEqual(png)
}

/** A news post with a draft that is not published. */
const draftNews = async ({ shop, staff }: Shop, title: string) => {
  const created = await shop.post('/api/admin/pages', {
    headers: staff,
    data: { kind: 'news', language: 'de', title },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id, revision } = await created.json()
  const path = `/api/admin/pages/${id}/de`
  const content = { title, date: '2026-11-21', blocks: [{ type: 'text', text: title }] }
  const saved = await shop.put(`${path}/draft`, { headers: staff, data: { revision, content } })
  expect(saved.status(), await saved.text()).toBe(200)
  return { id: String(id), path, revision: (await saved.json()).revision }
}

/** Every process shows a new text, although it had the page without it in memory. */
const expectEverywhere = async ({ each }: Shop, title: string) => {
  for (const request of each)
    await expect
      .poll(async () => (await read(request, addressOf('de', 'news'))).text(), { timeout: 30_000 })
      .toContain(title)
}

const checkPublication = async (opened: Shop) => {
  const { machines, shop, each, staff } = opened
  const title = 'Sofort überall'
  const { path, revision } = await draftNews(opened, title)
  for (const request of each)
    expect(await (await read(request, addressOf('de', 'news'))).text()).not.toContain(title)
  const published = await shop.post(`${path}/publish`, { headers: staff, data: { revision } })
  expect(published.status(), await published.text()).toBe(200)
  await expectEverywhere(opened, title)

  const later = 'Einmal zur rechten Zeit'
  const scheduled = await draftNews(opened, later)
  const client = new pg.Client({ connectionString: machines.databaseUrl })
  await client.connect()
  await client.query(
    "update page_edit set publish_at = now() + interval '1 second' where page_key = $1",
    [scheduled.id],
  )
  await client.end()
  await expectEverywhere(opened, later)
  const versions = await (await read(shop, `${scheduled.path}/versions`, staff)).json()
  expect(versions).toHaveLength(1)
}

const arnica = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' }

/** Places orders, four at a time, each repeated until it succeeds; resolves to their numbers. */
const placeOrders = async (
  { shop }: Shop,
  count: number,
  onPlaced: (placed: number) => void = () => {},
) => {
  const headers = await logIn(shop, people.mayOrder)
  const data = { family: 'homeopathy', remedy: 159, ...arnica }
  const { productId } = await (await shop.post('/api/shop/price', { headers, data })).json()
  const info = { type: 'homeopathy', ...arnica }
  const items = [{ id: productId, quantity: 2, name: 'Arnica montana', info }]
  const numbers: number[] = []
  const keys = Array.from({ length: count }, () => crypto.randomUUID())
  const place = async (key: string) => {
    const request = { headers: { ...headers, 'idempotency-key': key } }
    await expect(async () => {
      const answer = await shop.post('/api/shop/orders', {
        ...request,
        data: { items, payment: 'invoice', language: 'en' },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      numbers.push(Number((await answer.json()).number))
    }).toPass({ timeout: 60_000 })
    onPlaced(numbers.length)
  }
  const placeNext = async () => {
    for (let key = keys.pop(); key; key = keys.pop()) await place(key)
  }
  await Promise.all([1, 2, 3, 4].map(placeNext))
  return numbers
}

/** Orders while a process is killed: none is lost or placed twice, and no number is missing. */
const checkOrders = async (opened: Shop) => {
  const { machines } = opened
  const first = await placeOrders(opened, 8)
  const mailsOf = (number: number) =>
    machines.mails.filter(
      ({ subject, recipients }) =>
        recipients.includes(people.mayOrder) && new RegExp(`\\b${number}\\b`).test(subject ?? ''),
    )
  const counts = () => first.map((number) => mailsOf(number).length)
  await expect.poll(counts, { timeout: 60_000 }).toEqual(first.map(() => 1))

  const killed = Promise.withResolvers<void>()
  const rest = await placeOrders(opened, 16, (placed) => {
    if (placed === 4) machines.processes[3]?.kill('SIGKILL').then(killed.resolve, killed.reject)
  })
  await killed.promise
  const numbers = [...first, ...rest].sort((one, other) => one - other)
  const smallest = numbers[0] ?? 0
  expect(numbers).toEqual(numbers.map((_, index) => smallest + index))
  // Sent once, also by the processes that have run since.
  expect(counts()).toEqual(first.map(() => 1))
}

test('four machines with one PostgreSQL and one bucket are one shop, also while one is lost', async ({
  playwright,
}, { workerIndex }) => {
  test.slow()
  const machines = await startMachines(firstPortOf(workerIndex))
  test.skip(!machines, 'PostgreSQL was not found')
  if (!machines) return
  const contextOf = (baseURL: string) => playwright.request.newContext({ baseURL })
  const shop = await contextOf(machines.origin)
  const each = await Promise.all(machines.addresses.map(contextOf))
  try {
    const opened = { machines, shop, each, staff: await logIn(shop, people.administrator) }
    for (const request of each)
      expect(await (await read(request, '/api/ready')).json()).toMatchObject({ storage: 'ok' })
    await checkAccounts(opened)
    await checkFiles(opened)
    await checkPublication(opened)
    await checkOrders(opened)
  } finally {
    await Promise.all([shop, ...each].map((context) => context.dispose()))
    await machines.stop()
  }
})
