import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { accountRow } from '../../tests/rows.ts'
import { silentLog } from '../../tests/silent-log.ts'
import { checkPassword } from '../accounts/passwords/password.ts'
import { closeDatabase, type Database, openDatabase } from '../db/client.ts'
import { runAccountCommand } from './account-command.ts'

const now = new Date('2026-11-21T08:00:00Z')

describe.each(databases)('npm run account on $name', ({ open, create }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  const run = (...args: string[]) => runAccountCommand({ db, log: silentLog }, args, now)
  const newAccount = async (changes: Parameters<typeof accountRow>[0] = {}) => {
    const row = accountRow(changes)
    await db.insertInto('account').values(row).execute()
    return row
  }
  const accountOf = (email: string) =>
    db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

  test.each([
    [['activate'], 'active', 'activated', ''],
    [['reject'], 'rejected', 'rejected', 'No authorisation was found.'],
  ] as const)(
    '%j changes the state and enqueues the mail',
    async ([command], state, news, reason) => {
      const { email, id } = await newAccount({ state: 'pending' })
      const outcome = await run(command, email.toUpperCase(), ...reason.split(' '))
      expect(outcome).toMatchObject({ done: true })
      expect(await accountOf(email)).toMatchObject({ state, decided_by: null })
      const jobs = await db.selectFrom('outbox').select(['kind', 'body']).execute()
      expect(jobs).toContainEqual({
        kind: 'account-decided',
        body: { accountId: id, at: now.toISOString(), news, reason },
      })
    },
  )

  it('turns an active account into an administrator and keeps its password', async () => {
    const { email } = await newAccount({ state: 'active' })
    expect(await run('admin', email)).toMatchObject({ done: true })
    expect(await accountOf(email)).toMatchObject({ role: 'administrator', password_hash: 'none' })
  })

  it('replaces the password of an account that was not verified', async () => {
    const { email } = await newAccount({ state: 'pending' })
    const { done, lines } = await run('admin', email)
    expect(done).toBe(true)
    const password = /: (\S{20})$/.exec(lines[0] ?? '')?.[1] ?? ''
    const account = await accountOf(email)
    expect(account).toMatchObject({ state: 'active', role: 'administrator' })
    expect(await checkPassword(account?.password_hash, password)).toBe(true)
  })

  it('creates the first administrator and prints the password once', async () => {
    const { done, lines } = await run('admin', 'Head@lab.example')
    expect(done).toBe(true)
    const password = /: (\S{20})$/.exec(lines[0] ?? '')?.[1] ?? ''
    const account = await accountOf('head@lab.example')
    expect(account).toMatchObject({ state: 'active', role: 'administrator', user_can_order: false })
    expect(await checkPassword(account?.password_hash, password)).toBe(true)
  })

  it('removes the second factor of a lost phone', async () => {
    const { email, id } = await newAccount({ role: 'administrator' })
    const factor = { account_id: id, secret: 'GEZDGNBVGY3TQOJQ', confirmed_at: now }
    await db.insertInto('second_factor').values(factor).execute()
    expect(await run('second-factor', email)).toMatchObject({ done: true })
    expect(await db.selectFrom('second_factor').selectAll().execute()).toEqual([])
    expect(await run('second-factor', 'nobody@example.ch')).toMatchObject({ done: false })
  })

  it('lists accounts without password hashes', async () => {
    const { email } = await newAccount({ state: 'suspended' })
    const { lines } = await run('list', 'suspended')
    expect(lines).toEqual([expect.stringContaining(email), '1 account'])
    expect((await run('list')).lines.join()).not.toContain('argon2')
  })

  test.each([
    [[], 'npm run account'],
    [['activate'], 'npm run account'],
    [['delete', 'ada@example.ch'], 'npm run account'],
    [['list', 'dead'], 'npm run account'],
    [['activate', 'nobody@example.ch'], 'No account'],
    [['admin', 'nobody'], 'Not a valid e-mail address: nobody'],
  ])('refuses the arguments %j', async (args, why) => {
    const { done, lines } = await run(...args)
    expect(done).toBe(false)
    expect(lines.join('\n')).toContain(why)
  })

  it('refuses state changes that the rules forbid', async () => {
    const { email } = await newAccount({ state: 'rejected' })
    expect(await run('suspend', email)).toMatchObject({ done: false })
    expect(await accountOf(email)).toMatchObject({ state: 'rejected', role: 'customer' })
    const pending = await newAccount({ state: 'pending' })
    expect(await run('reject', pending.email)).toMatchObject({ done: false })
  })

  it('activates a rejected account', async () => {
    const { email } = await newAccount({ state: 'rejected' })
    expect(await run('activate', email)).toMatchObject({ done: true })
    expect(await accountOf(email)).toMatchObject({ state: 'active', user_can_order: true })
  })

  it('runs as a separate program on a new database', async () => {
    const settings = await create()
    const env = { ...process.env, DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl }
    const program = ['server/commands/main.ts', 'account', 'admin', 'head@lab.example']
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { env })
    expect(`${stdout}${stderr}`).toContain('shown only once')
    expect(status).toBe(0)
    await using opened = await openDatabase(settings)
    const { email } = await opened.selectFrom('account').select('email').executeTakeFirstOrThrow()
    expect(email).toBe('head@lab.example')
  })
})
