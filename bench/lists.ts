import { join } from 'node:path'
import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import { shownKinds } from '../domain/catalogue/product-kind.ts'
import { professions } from '../domain/customer/profession.ts'
import { entryStates } from '../domain/forms/entry-state.ts'
import { formKinds } from '../domain/forms/form-fields.ts'
import { languages } from '../domain/language.ts'
import { orderStatuses } from '../domain/order/order-status.ts'
import { fillSearchTexts } from '../server/accounts/customers/search-text.ts'
import { closeDatabase, openDatabase } from '../server/db/client.ts'
import { insertAll } from '../server/db/insert-all.ts'
import { json } from '../server/db/json.ts'
import type { Schema } from '../server/db/schema.ts'
import { customerKey } from '../server/orders/order.ts'
import { mailKinds } from '../server/outbox/mail-jobs.ts'
import { startPrivatePostgres } from '../tests/private-postgres.ts'
import { accountRow, orderRow } from '../tests/rows.ts'
import { prepareStaff, send } from './requests.ts'
import { atMost, formatMs, type Group, isTrial, median, row } from './row.ts'
import { startBuilt, temporaryFolder } from './servers.ts'

const share = isTrial ? 0.02 : 1
const attempts = isTrial ? 1 : 7
const longestMs = 100
const longestRunMs = 10_000
const pageSize = 25
const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** Above all ids and numbers of the demo laboratory. */
const firstId = 1_000_000

const now = Date.now()
const before = (ms: number) => new Date(now - ms)

/** One of `values`, another one for the next row. */
const choose = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value

const lastName = (at: number) =>
  `${choose(['Keller', 'Favre', 'Müller', 'Rossi', 'Zürcher', 'Weber', 'Bianchi', 'Rochat'], at)} ${at % 977}`

const placeOf = (at: number) => ({
  first_name: 'Ada',
  last_name: lastName(at),
  company: at % 4 === 0 ? `Praxis ${at % 1_311}` : '',
  address1: 'Gerbergasse',
  building_number: '1',
  address2: '',
  postcode: `${1_000 + (at % 8_000)}`,
  city: choose(['Basel', 'Genève', 'Zürich', 'Lugano', 'Chur', 'Bern', 'Lausanne'], at),
  state: choose(['BS', 'GE', 'ZH', 'TI', 'GR', 'BE', 'VD'], at),
  country: 'CH',
})

const customerCount = 20_000 * share
const customerIds = Array.from({ length: customerCount }, () => v7())

const customer = (at: number) =>
  accountRow({
    id: customerIds[at] ?? '',
    email: `p${at}@example.ch`,
    first_name: `Ada ${at % 311}`,
    last_name: lastName(at),
    customer_number: `K-${at}`,
    profession: choose(professions, at),
    state: at % 40 === 0 ? 'suspended' : 'active',
    discount_rate: (at % 5) * 500,
    created_at: before(at * 10 * minuteMs),
  })

const address = (at: number) => ({
  ...{ id: v7(), account_id: customerIds[at] ?? '', kind: 'billing' as const },
  ...placeOf(at),
})

const orderIds = Array.from({ length: 100_000 * share }, () => v7())

/** Nearly all orders are completed and paid. */
const order = (at: number) => {
  const total = 1_000 + ((at * 7_919) % 90_000)
  const { building_number, ...billing } = placeOf(at)
  return {
    ...orderRow(choose(customerIds, at), {
      id: orderIds[at] ?? '',
      number: firstId + at,
      status: at % 50 === 0 ? choose(orderStatuses, at / 50) : 'completed',
      ...{ subtotal: total, discount: 0, shipping: 0, total },
      placed_at: before(at * 50 * minuteMs),
      billing: json(billing),
    }),
    customer_key: customerKey(billing),
  }
}

const invoice = (at: number) => ({
  ...{ id: v7(), kind: 'invoice' as const, number: firstId + at, order_id: orderIds[at] ?? '' },
  issued_at: before(at * 50 * minuteMs),
  due_on: before(at * 50 * minuteMs - 30 * dayMs)
    .toISOString()
    .slice(0, 10),
  reference: `${at}`.padStart(27, '0'),
  total: 1_000 + ((at * 7_919) % 90_000),
  creditor: json({} as never),
  paid_at: at % 40 === 0 ? null : before(at * 50 * minuteMs),
})

const product = (at: number) => {
  const title = `${choose(['Arnica', 'Belladonna', 'Calendula', 'Échinacée', 'Ferrum'], at)} ${at % 977}`
  return {
    ...{ id: firstId + at, slug: `product-${at}`, kind: choose(shownKinds, at), name: title },
    ...{ price: 500 + (at % 300) * 5, vat_class: 'reduced', position: at % 1_000 },
    categories: json([{ slug: 'kits', name: 'Kits' }]),
    is_listed: at % 9 !== 0,
    record: json({ nr: at, title_fr: title, title_de: '', description_fr: title.repeat(50) }),
  }
}

const entry = (at: number) => ({
  ...{ id: v7(), kind: choose(formKinds, at), language: choose(languages, at), about: '' },
  fields: json({ name: lastName(at), email: `p${at}@example.ch`, message: 'Bonjour '.repeat(40) }),
  spam: at % 30 === 0 ? 'links' : '',
  once: `entry ${at}`,
  created_at: before(at * 20 * minuteMs),
  handled_at: null,
  state: at % 100 === 0 ? choose(entryStates, at / 100) : ('done' as const),
  assigned_to: null,
  search_text: `${lastName(at).toLowerCase()} p${at}@example.ch ${'bonjour '.repeat(40)}`,
})

/** Nearly all mails are sent. */
const mail = (at: number) => ({
  ...{ id: v7(), kind: choose(mailKinds, at), body: json({}), tries: 1, claimed_until: null },
  ...{ created_at: before(at * 2 * minuteMs), due_at: new Date(now + dayMs) },
  done_at: at % 200 === 0 ? null : new Date(now),
  last_error: at % 300 === 0 ? 'mailbox full' : null,
  recipient: `p${at}@example.ch`,
  subject: `Laboratoire Trois-Sources : commande ${at}`,
  order_id: choose(orderIds, at),
})

type Query = Readonly<Record<string, string>>

/** What is measured of each list beside the first, a middle and the last page. */
const measured: Readonly<Record<string, Readonly<Record<string, Query>>>> = {
  orders: {
    'by customer': { sort: 'customer', direction: 'asc' },
    'two statuses': { status: '["processing","on-hold"]' },
    'most frequent status, by customer': { status: 'completed', sort: 'customer' },
    'part of a name': { search: 'zurcher 9' },
    'name without a match': { search: 'nobody at all' },
    'unpaid invoices': { payment: 'unpaid' },
  },
  accounts: {
    'by town': { sort: 'city', direction: 'asc' },
    'company and town': { search: 'praxis 12 chur' },
    'name without a match': { search: 'nobody at all' },
    'profession in a canton': { profession: 'doctor', canton: 'BE' },
    'never ordered': { hasOrders: 'false' },
  },
  products: {
    'by price': { sort: 'price' },
    'part of a name': { search: 'echinacee 9' },
    'texts missing': { isIncomplete: 'true' },
  },
  inbox: {
    'by state': { sort: 'state' },
    'part of a name': { search: 'zurcher 9' },
    'one form in one language': { kind: 'webinar', language: 'de' },
  },
  mails: {
    'by recipient': { sort: 'recipient', direction: 'asc' },
    'address without a match': { search: 'nobody' },
    'not sent': { state: 'unsent' },
  },
}

const rows = {
  account: { count: customerCount, rowAt: customer },
  address: { count: customerCount, rowAt: address },
  orders: { count: orderIds.length, rowAt: order },
  invoice: { count: orderIds.length, rowAt: invoice },
  product: { count: 5_000 * share, rowAt: product },
  form_entry: { count: 20_000 * share, rowAt: entry },
  outbox: { count: 20_000 * share, rowAt: mail },
} satisfies {
  [Table in keyof Schema]?: { count: number; rowAt: (at: number) => Insertable<Schema[Table]> }
}

/** Adds the rows to the demo laboratory; no server may be running on it. */
const fill = async (dataDir: string, databaseUrl: string | undefined) => {
  const db = await openDatabase({ dataDir, databaseUrl })
  try {
    for (const [table, { count, rowAt }] of Object.entries(rows))
      for (let from = 0; from < count; from += 5_000) {
        const length = Math.min(5_000, count - from)
        const some = Array.from({ length }, (_, index) => rowAt(from + index))
        await db.transaction().execute((trx) => insertAll(trx, table as 'account', some as never))
      }
    await fillSearchTexts(db)
  } finally {
    await closeDatabase(db)
  }
}

type StaffRequest = Awaited<ReturnType<typeof prepareStaff>>

/** The time of a run of reminders from its preparation until its mails are in the outbox. */
const remind = async (server: Parameters<typeof send>[0], requestOf: StaffRequest) => {
  const change = async (path: string, body: object) => {
    const { headers } = requestOf(path, {})
    const sent = { 'content-type': 'application/json', ...headers }
    const request = { method: 'POST' as const, headers: sent, body: JSON.stringify(body) }
    return JSON.parse((await send(server, { path: `/api/admin/${path}`, ...request })).body)
  }
  const startedAt = performance.now()
  const { id, reminders: count } = await change('reminder-runs', {})
  await change(`reminder-runs/${id}/send`, { count })
  return { timeMs: performance.now() - startedAt, count: Number(count) }
}

/** Measures before the database has statistics: PostgreSQL collects them later, SQLite never. */
async function* measureOn(engine: string, dataDir: string, databaseUrl?: string) {
  // The first start loads the demo laboratory.
  await (await startBuilt(dataDir, databaseUrl))[Symbol.asyncDispose]()
  await fill(dataDir, databaseUrl)
  await using server = await startBuilt(dataDir, databaseUrl)
  const requestOf = await prepareStaff(server)
  for (const [list, queries] of Object.entries(measured)) {
    const { headers } = await send(server, requestOf(list, {}))
    const total = Number(headers.get('content-range')?.split('/')[1])
    const pageFrom = (first: number) => ({ range: `[${first},${first + pageSize - 1}]` })
    const all = {
      'first page': {},
      'middle page': pageFrom(Math.floor(total / 2)),
      'last page': pageFrom(total - pageSize),
      ...queries,
    }
    for (const [name, query] of Object.entries(all)) {
      const timesMs: number[] = []
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const startedAt = performance.now()
        await send(server, requestOf(list, query))
        timesMs.push(performance.now() - startedAt)
      }
      const timeMs = median(timesMs)
      yield row(
        `${engine}: ${list}, ${name}`,
        [formatMs(timeMs), `of ${total}`],
        atMost(timeMs, longestMs, formatMs),
      )
    }
  }
  const { timeMs, count } = await remind(server, requestOf)
  yield row(
    `${engine}: run of reminders, prepared and sent`,
    [formatMs(timeMs), `of ${count}`],
    atMost(timeMs, longestRunMs, formatMs),
  )
}

async function* measure() {
  await using folder = await temporaryFolder()
  yield* measureOn('SQLite', join(folder.path, 'sqlite'))
  const postgres = await startPrivatePostgres()
  if (!postgres) {
    yield row('PostgreSQL', 'not installed')
    return
  }
  try {
    yield* measureOn('PostgreSQL', folder.path, postgres.url)
  } finally {
    await postgres.stop()
  }
}

export const lists: Group = {
  title: 'Lists of the back office: a page of 25 with its total number, as the API sends it',
  measure,
}
