import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { startS3 } from '../../tests/object-storage/start-s3.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { noteBackup } from '../backup/backup-state.ts'
import { closeDatabase, openDatabase } from '../db/client.ts'
import { migrate, migrations } from '../db/migrate.ts'
import { readEnv } from '../env.ts'
import { claimStore } from '../files/claim-store.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { version } from '../version.ts'
import { type CheckName, checks } from './checks.ts'
import type { Finding } from './finding.ts'
import { checkClock } from './network-checks.ts'
import { diagnose, printed } from './run-doctor.ts'

const now = new Date('2026-12-01T08:00:00Z')

describe.each(databases)('the doctor on $name', ({ create }) => {
  const envOf = async (variables: NodeJS.ProcessEnv = {}) => {
    const { dataDir, databaseUrl } = await create()
    return readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: '0', ...variables })
  }
  const stateOf = async (name: CheckName, env: ReturnType<typeof readEnv>) => {
    await using db = await openDatabase(env)
    return (await checks[name]({ env, db, files: await openFileStore(env), now })) as Finding
  }

  test('has a remedy for everything that is not well, and says what was not checked', async () => {
    const env = await envOf()
    const diagnosis = await diagnose(env, now)
    expect(diagnosis.map(({ check }) => check)).toEqual(Object.keys(checks))
    for (const found of diagnosis)
      if (found.state !== 'ok') expect(printed(diagnosis)).toContain(found.remedy)
  })

  test('names a database of an earlier version, and one that cannot be opened', async () => {
    const env = await envOf()
    const db = await openDatabase(env)
    const earlier = Object.entries(migrations).slice(0, -1)
    await migrate(db, Object.fromEntries(earlier))
    expect(await stateOf('database', env)).toMatchObject({ state: 'warning' })
    await migrate(db)
    await closeDatabase(db)
    expect(await stateOf('database', env)).toMatchObject({ state: 'ok' })
    const gone = { ...env, databaseUrl: 'postgres://127.0.0.1:1/none' }
    const database = (await diagnose(gone, now)).find(({ check }) => check === 'database')
    expect(database).toMatchObject({ state: 'failed', says: expect.stringContaining('reached') })
    const versions = (await diagnose(gone, now)).find(({ check }) => check === 'versions')
    expect(versions).toMatchObject({ state: 'ok', says: expect.stringContaining(version) })
  })

  test('warns of data that others may read, of mails that are not sent, and of old backups', async () => {
    const env = await envOf()
    const db = await openDatabase(env)
    await migrate(db)
    await chmod(env.dataDir, 0o700)
    if (!env.databaseUrl) await chmod(join(env.dataDir, 'officina.sqlite'), 0o600)
    expect(await stateOf('permissions', env)).toMatchObject({ state: 'ok' })
    await chmod(env.dataDir, 0o755)
    expect(await stateOf('permissions', env)).toMatchObject({
      state: 'warning',
      remedy: `chmod 700 ${env.dataDir}`,
    })
    expect(await stateOf('mail', env)).toMatchObject({ state: 'warning' })
    expect(await stateOf('mail', { ...env, smtpUrl: 'smtp://127.0.0.1:1' })).toMatchObject({
      state: 'failed',
    })
    expect(await stateOf('card', env)).toMatchObject({ state: 'ok' })
    const stripe = { secretKey: 'sk_x', webhookSecret: 'whsec_x', url: 'http://127.0.0.1:1' }
    expect(await stateOf('card', { ...env, stripe })).toMatchObject({ state: 'failed' })
    expect(await stateOf('backup', env)).toMatchObject({ state: 'failed' })
    await noteBackup(db, new Date('2026-11-30T20:00:00Z'))
    expect(await stateOf('backup', env)).toMatchObject({ state: 'ok' })
    await closeDatabase(db)
  })

  test('checks a bucket: reachable, of this database, and read by nobody else', async () => {
    const server = await startS3(temporaryFolder())
    const env = await envOf({ STORAGE_URL: await server.createBucket() })
    expect(await stateOf('storage', env)).toMatchObject({ state: 'ok' })
    const db = await openDatabase(env)
    await migrate(db)
    await claimStore(db, await openFileStore(env))
    await closeDatabase(db)
    // This server lets everybody read.
    expect(await stateOf('storage', env)).toMatchObject({
      ...{ state: 'failed', remedy: 'Make the bucket private.' },
    })
    const other = { ...env, storageUrl: await server.createBucket() }
    expect(await stateOf('storage', other)).toMatchObject({
      remedy: 'Set STORAGE_URL to the one that belongs to the database.',
    })
    await server.stop()
    expect(await stateOf('storage', env)).toMatchObject({
      ...{ state: 'failed', remedy: 'Correct STORAGE_URL.' },
    })
  })

  test('creates no folder for files where the database has another one', async () => {
    const env = await envOf()
    const db = await openDatabase(env)
    await migrate(db)
    await claimStore(db, await openFileStore(env))
    await closeDatabase(db)
    const files = await openFileStore({ ...env, dataDir: join(temporaryFolder(), 'missing') })
    await using opened = await openDatabase(env)
    expect(await checks.storage({ env, db: opened, files, now })).toMatchObject({
      remedy: 'Set DATA_DIR to the one that belongs to the database.',
    })
    expect(existsSync(files.location)).toBe(false)
  })

  test('asks for https, a proxy that names its clients, and a public address', async () => {
    const env = await envOf()
    expect(await stateOf('proxy', env)).toMatchObject({ remedy: expect.stringContaining('ORIGIN') })
    const insecure = { ...env, origin: 'http://shop.example' }
    expect(await stateOf('proxy', insecure)).toMatchObject({
      says: expect.stringContaining('not https'),
    })
    const untrusted = { ...env, origin: 'https://shop.example' }
    expect(await stateOf('proxy', untrusted)).toMatchObject({
      remedy: expect.stringContaining('TRUST_PROXY'),
    })
  })
})

describe('the clock', () => {
  /** A time server whose clock is some milliseconds ahead. */
  const answerTime = async (aheadMs: number) => {
    const server = createSocket('udp4')
    server.on('message', (_, { port, address }) => {
      const answer = Buffer.alloc(48)
      answer.writeUInt32BE(Math.floor((Date.now() + aheadMs) / 1_000) + 2_208_988_800, 40)
      server.send(answer, port, address)
    })
    server.bind(0, '127.0.0.1')
    await once(server, 'listening')
    return { port: (server.address() as AddressInfo).port, close: () => server.close() }
  }

  test.each([
    [0, 'ok'],
    [-60_000, 'failed'],
    [60_000, 'failed'],
  ])('of a server that is %i ms ahead makes it %s', async (aheadMs, state) => {
    const server = await answerTime(aheadMs)
    expect(await checkClock('127.0.0.1', server.port)({} as never)).toMatchObject({ state })
    server.close()
  })

  test('is not compared without an answer', async () => {
    const silent = createSocket('udp4')
    silent.bind(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address()
    expect(await checkClock('127.0.0.1', port, 200)({} as never)).toMatchObject({
      state: 'warning',
    })
    silent.close()
  })
})
