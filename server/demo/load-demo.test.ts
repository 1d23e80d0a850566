import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { accounts } from '../../demo/accounts.ts'
import { options, translatedOptions } from '../../demo/options.ts'
import { languages } from '../../domain/language.ts'
import { databases } from '../../tests/databases.ts'
import { accountRow } from '../../tests/rows.ts'
import { silentLog } from '../../tests/silent-log.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { logIn } from '../accounts/login/log-in.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { readEnv } from '../env.ts'
import { loadDemo } from './load-demo.ts'

const now = () => new Date('2026-11-21T09:00:00Z')
const emails = accounts.map(({ email }) => email)

const tables = [
  'remedy',
  'remedy_synonym',
  'product',
  'location',
  'page',
  'option',
  'account',
  'address',
] as const

const count = async (db: Database) => {
  const counts: Record<string, number> = {}
  for (const table of tables)
    counts[table] = (await db.selectFrom(table).selectAll().execute()).length
  return counts
}

const attempt = (db: Database, username: string, password = '') =>
  logIn(
    { db, log: silentLog, wakeWorker: () => {} },
    { username, password, ip: '192.0.2.1', userAgent: 'test' },
    now(),
  )

describe.each(databases)('loading the demo data on $name', ({ open }) => {
  const opened: Database[] = []
  afterEach(() => Promise.all(opened.splice(0).map(closeDatabase)))

  const fresh = async (variables: NodeJS.ProcessEnv = {}) => {
    const db = await open()
    opened.push(db)
    const env = readEnv({ DATA_DIR: temporaryFolder(), ...variables })
    return { db, env, now }
  }

  test('loads everything at the first start and nothing at the second', async () => {
    const needed = await fresh()
    const first = await loadDemo(needed)
    const counts = await count(needed.db)
    expect(counts).toMatchObject({
      remedy: 1919 + 66 + 148 + 33 + 27,
      product: 209 + 47 + 24 + 9 + 12 + 27,
      account: 7,
      address: 14,
      option: 1 + Object.keys(options).length + 4 * Object.keys(translatedOptions).length,
    })
    expect(counts.page).toBeGreaterThan(30 * languages.length)
    expect(await loadDemo(needed)).toEqual(first)
    expect(await count(needed.db)).toEqual(counts)
  })

  test('the demo data is loaded once by two concurrent starts, with one set of passwords', async () => {
    const needed = await fresh()
    const [one, other] = await Promise.all([loadDemo(needed), loadDemo(needed)])
    expect(one).toEqual(other)
    expect((await count(needed.db)).account).toBe(7)
    const active = one.filter(({ email }) => !email.startsWith('emma'))
    for (const { email, password } of active)
      expect(await attempt(needed.db, email, password)).toMatchObject({ ok: true })
  })

  test('writes different random passwords to a file for this user only', async () => {
    const needed = await fresh()
    const logins = await loadDemo(needed)
    const file = join(needed.env.dataDir, 'demo-accounts.json')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const kept = JSON.parse(await readFile(file, 'utf8'))
    expect(kept).toEqual(Object.fromEntries(logins.map(({ email, password }) => [email, password])))
    expect(new Set(Object.values(kept)).size).toBe(emails.length)
  })

  test('applies a password that is set later', async () => {
    const needed = await fresh()
    const before = await loadDemo(needed)
    const env = { ...needed.env, demoPassword: 'trois-sources-demo' }
    const after = await loadDemo({ ...needed, env })
    expect(new Set(after.map(({ password }) => password))).toEqual(new Set([env.demoPassword]))
    const email = 'claire.favre@trois-sources.example'
    const former = before.find((login) => login.email === email)?.password
    expect(await attempt(needed.db, email, former)).toMatchObject({ ok: false })
    expect(await attempt(needed.db, email, env.demoPassword)).toMatchObject({
      ok: true,
      value: { account: { discountRate: 1000, userCanOrder: true, language: 'fr' } },
    })
  })

  test('refuses the login of the unverified demo account', async () => {
    const needed = await fresh({ DEMO_PASSWORD: 'trois-sources-demo' })
    await loadDemo(needed)
    expect(
      await attempt(needed.db, 'emma.whitfield@trois-sources.example', 'trois-sources-demo'),
    ).toMatchObject({ refusal: { code: 'account-pending' } })
  })

  test('does nothing in a shop with other accounts', async () => {
    const needed = await fresh()
    await needed.db.insertInto('account').values(accountRow()).execute()
    expect(await loadDemo(needed)).toEqual([])
    expect(await count(needed.db)).toMatchObject({ account: 1, product: 0, page: 0, option: 0 })
  })

  test('inserts hundreds of rows per statement', async () => {
    const needed = await fresh()
    let statements = 0
    const db = needed.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await loadDemo({ ...needed, db })
    const rows = Object.values(await count(needed.db)).reduce((sum, one) => sum + one, 0)
    expect(rows).toBeGreaterThan(2_500)
    expect(statements).toBeLessThan(30)
  })
})
