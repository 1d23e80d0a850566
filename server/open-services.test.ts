import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { databases } from '../tests/databases.ts'
import { accountRow } from '../tests/rows.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { requestBackup } from './backup/backup-jobs.ts'
import { findBackupState } from './backup/backup-state.ts'
import { verifyBackup } from './backup/manifest.ts'
import { listBackups } from './backup/write-backup.ts'
import { closeDatabase, openDatabase } from './db/client.ts'
import { migrate, migrations } from './db/migrate.ts'
import { readEnv } from './env.ts'
import { addMedia } from './media/add-media.ts'
import { png } from './media/media.fixtures.ts'
import { openServices } from './open-services.ts'
import { enqueueMail } from './outbox/mail-jobs.ts'
import { startFailure } from './start-failure.ts'

describe.each(databases)('the services on $name', ({ create }) => {
  const envOf = async (variables: NodeJS.ProcessEnv = {}) => {
    const { dataDir, databaseUrl } = await create()
    return readEnv({
      ...{ DEMO: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ORIGIN: 'https://shop.example' },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...variables,
    })
  }

  test('make the files of a picture while the mail server hangs', async () => {
    const hanging = createServer(() => {}).listen(0, '127.0.0.1')
    await once(hanging, 'listening')
    const { port } = hanging.address() as AddressInfo
    const connected = once(hanging, 'connection')
    const { services, close } = await openServices(
      await envOf({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
    )
    const { db } = services
    const now = services.now()
    const account = accountRow()
    await db.insertInto('account').values(account).execute()
    await enqueueMail(db, 'password-changed', { accountId: account.id }, now)
    services.wakeWorker()
    const [socket] = await connected
    const sent = { name: 'a.png', bytes: await png({ background: '#099' }) }
    expect(await addMedia(services, sent, { actor: null, now })).toMatchObject({ ok: true })
    const unfinished = () =>
      db.selectFrom('outbox').select('kind').where('done_at', 'is', null).execute()
    await vi.waitFor(
      async () => expect(await unfinished()).toEqual([{ kind: 'password-changed' }]),
      20_000,
    )
    socket.destroy()
    hanging.close()
    await close()
  }, 30_000)

  test('back up an embedded database of an earlier version before they update it', async () => {
    const env = await envOf()
    const db = await openDatabase(env)
    const earlier = Object.fromEntries(Object.entries(migrations).slice(0, -1))
    await migrate(db, earlier)
    await closeDatabase(db)
    await (await openServices(env)).close()
    const backups = await listBackups(env.backupDir)
    expect(backups).toHaveLength(env.databaseUrl ? 0 : 1)
    for (const name of backups)
      expect(await verifyBackup(join(env.backupDir, name))).toMatchObject({
        migration: Object.keys(earlier).at(-1),
      })
    await (await openServices(env)).close()
    expect(await listBackups(env.backupDir)).toEqual(backups)
  }, 30_000)

  test('write the backup that is requested, and say when it was verified', async () => {
    const env = await envOf()
    const { services, close } = await openServices(env)
    const { db, now } = services
    expect(await findBackupState(db, now())).toMatchObject({ verifiedAt: null, isOverdue: true })
    await requestBackup(db, now())
    expect(await findBackupState(db, now())).toMatchObject({ isRunning: true })
    services.wakeWorker()
    await vi.waitFor(
      async () =>
        expect(await findBackupState(db, now())).toMatchObject({
          ...{ isRunning: false, isOverdue: false, error: '' },
        }),
      20_000,
    )
    expect(await listBackups(env.backupDir)).toHaveLength(1)
    await close()
  }, 30_000)

  test('do not start without their object storage, and say why', async () => {
    const env = await envOf({ STORAGE_URL: 's3://S3RVER:S3RVER@127.0.0.1:1/bucket?tls=0' })
    const failure = await openServices(env).catch(startFailure)
    expect(failure).toMatch(/^The bucket bucket at http:\/\/127\.0\.0\.1:1 does not respond/)
  })

  test('refuse a second process whose folder of files is another', async () => {
    const env = await envOf()
    const { close } = await openServices(env)
    const dataDir = temporaryFolder()
    await copyFile(join(env.dataDir, 'secret-key'), join(dataDir, 'secret-key'))
    if (env.databaseUrl)
      await expect(openServices({ ...env, dataDir })).rejects.toThrow(
        'is not the folder with the files of this database',
      )
    await close()
    await (await openServices(env)).close()
  })
})
