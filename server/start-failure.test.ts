import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databases } from '../tests/databases.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { closeDatabase, openDatabase } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { readEnv } from './env.ts'
import { claimPort } from './http/claim-port.ts'
import { startFailure } from './start-failure.ts'

const caught = async (step: () => unknown) => {
  try {
    await step()
  } catch (error) {
    return error
  }
}

test('explains a port in use and leaves a free one free', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const claim = { host: '127.0.0.1', port }

  expect(startFailure(await caught(() => claimPort(claim)))).toBe(
    `Port ${port} on 127.0.0.1 is in use: stop the other process, or set PORT to another port.`,
  )
  other.close()
  await once(other, 'close')
  expect(await caught(() => claimPort(claim))).toBeUndefined()
  expect(await caught(() => claimPort(claim))).toBeUndefined()
})

test('explains a file that is no database', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'officina.sqlite'), 'not a database'.repeat(1_000))
  expect(startFailure(await caught(() => openDatabase({ dataDir })))).toBe(
    'officina.sqlite in DATA_DIR is not a database: restore a backup.',
  )
})

test('explains a damaged database file', async () => {
  const dataDir = temporaryFolder()
  const db = await openDatabase({ dataDir })
  await migrate(db)
  await closeDatabase(db)
  const file = join(dataDir, 'officina.sqlite')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xab, 1_000))
  const error = await caught(async () => migrate(await openDatabase({ dataDir })))
  expect(startFailure(error)).toBe('officina.sqlite in DATA_DIR is damaged: restore a backup.')
})

test('explains a database file locked by another process', async () => {
  const dataDir = temporaryFolder()
  const other = new DatabaseSync(join(dataDir, 'officina.sqlite'))
  other.exec('pragma locking_mode = exclusive; begin exclusive; create table note (text text)')
  expect(startFailure(await caught(() => openDatabase({ dataDir })))).toBe(
    'Another process has locked officina.sqlite in DATA_DIR: stop it, then start again.',
  )
  other.close()
})

test.each(databases)(
  'explains a database of another program or a newer version on $name',
  async ({ open, create }) => {
    const foreign = await openDatabase(await create())
    await sql`create table account (id integer)`.execute(foreign)
    expect(startFailure(await caught(() => migrate(foreign)))).toBe(
      'The database contains tables of another program: set DATABASE_URL or DATA_DIR to a separate one.',
    )
    await closeDatabase(foreign)

    const newer = await open()
    const applied = { name: '9999-later', timestamp: new Date().toISOString() }
    await sql`insert into kysely_migration values (${applied.name}, ${applied.timestamp})`.execute(
      newer,
    )
    expect(startFailure(await caught(() => migrate(newer)))).toBe(
      'The database was migrated by a newer version of Officina: start that version, or restore a backup.',
    )
    await closeDatabase(newer)
  },
)

test('explains a DATA_DIR that is a file or below a file', async () => {
  const file = join(temporaryFolder(), 'taken')
  writeFileSync(file, '')
  for (const dataDir of [file, join(file, 'below')])
    expect(startFailure(await caught(() => openDatabase({ dataDir })))).toMatch(
      /taken(\/below)? is not a folder: delete the file, or set DATA_DIR to another folder\.$/,
    )
})

test.each([
  [{ code: 'EACCES', path: '/srv/x', syscall: 'mkdir' }, '/srv/x is not writable'],
  [{ errcode: 1_032 }, 'is read-only'],
  [{ errcode: 14 }, 'cannot be opened'],
  [{ errcode: 13 }, 'is full'],
  [{ code: 'ENOSPC', syscall: 'write' }, 'is full (DATA_DIR)'],
  [{ code: '28P01' }, 'rejected the user or password'],
  [{ code: '3D000' }, 'does not exist'],
  [{ code: '57P03' }, 'does not accept connections'],
  [{ code: 'ENOENT', syscall: 'connect' }, 'cannot be reached'],
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'cannot be reached'],
  [{ message: 'timeout exceeded when trying to connect' }, 'cannot be reached'],
  [{ message: 'The server does not support SSL connections' }, 'does not support TLS'],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'certificate of PostgreSQL'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate of PostgreSQL'],
  [{ code: '42P07', message: 'relation "account" already exists' }, 'of another program'],
])('explains %o in one line', (facts, expected) => {
  const sentence = startFailure(Object.assign(new Error('engine'), facts))
  expect(sentence).toContain(expected)
  expect(sentence).not.toContain('\n')
})

test('lists invalid settings without a stack', async () => {
  const error = await caught(() =>
    readEnv({
      ...{ PORT: 'many', DATABASE_URL: 'mysql://x/y', ORIGIN: 'shop', DEMO: 'perhaps' },
      STORAGE_URL: 's3://s3.example',
    }),
  )
  expect(startFailure(error)).toBe(
    [
      'Invalid environment variables:',
      '  PORT: must be a whole number from 0 to 65535',
      '  DATABASE_URL: must be a URL such as postgres://user:password@host:5432/name',
      '  STORAGE_URL: must be a URL such as s3://KEY:SECRET@s3.example:9000/bucket?region=eu-central-1, with % as %25',
      '  ORIGIN: must be a URL such as https://shop.example',
      '  DEMO: Invalid option: expected one of "0"|"1"',
    ].join('\n'),
  )
})

test('prints the stack of an unexpected error', () => {
  expect(startFailure(new TypeError('nobody thought of it'))).toContain('start-failure.test.ts')
})
