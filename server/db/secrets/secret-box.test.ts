import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { closeDatabase, openDatabase } from '../client.ts'
import { migrate } from '../migrate.ts'
import { prepareSecrets } from './prepare-secrets.ts'
import { findSecret } from './secret.ts'
import { createSecretBox, factorOwner, secretBoxOf } from './secret-box.ts'

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)] as const

describe('a secret box', () => {
  it('opens only what it has sealed, for the same owner, unchanged', () => {
    const box = createSecretBox([first])
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'one')
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
    expect(box.open(sealed, 'one')).toBe('JBSWY3DPEHPK3PXP')
    const changed = `${sealed.slice(0, -3)}${sealed.endsWith('AAA') ? 'BBB' : 'AAA'}`
    for (const wrong of ['JBSWY3DPEHPK3PXP', '', changed, sealed.slice(0, 30)])
      expect(() => box.open(wrong, 'one')).toThrow('cannot be decrypted')
    expect(() => box.open(sealed, 'other')).toThrow('cannot be decrypted')
    expect(() => createSecretBox([second]).open(sealed, 'one')).toThrow('cannot be decrypted')
    const rotated = createSecretBox([second, first])
    expect(rotated.open(sealed, 'one')).toBe('JBSWY3DPEHPK3PXP')
    expect([box.isCurrent(sealed), rotated.isCurrent(sealed)]).toEqual([true, false])
  })
})

describe.each(databases)('secrets on $name', ({ create }) => {
  const start = async (settings: Parameters<typeof openDatabase>[0]) => {
    const db = await openDatabase(settings)
    await migrate(db)
    await prepareSecrets(db)
    return db
  }

  it('secrets are encrypted at the start, with a key that the next start must have', async () => {
    // The folder does not exist before the first start.
    const settings = { ...(await create()), dataDir: join(temporaryFolder(), 'new') }
    const old = await openDatabase(settings)
    await migrate(old)
    const account = accountRow()
    await old.insertInto('account').values(account).execute()
    const factor = { account_id: account.id, secret: 'JBSWY3DPEHPK3PXP', confirmed_at: new Date() }
    await old.insertInto('second_factor').values(factor).execute()
    await old.insertInto('secret').values({ name: 'checkout-token', value: 'plain' }).execute()
    await closeDatabase(old)

    const db = await start(settings)
    expect(await findSecret(db, 'checkout-token')).toBe('plain')
    const stored = async () =>
      JSON.stringify([
        await db.selectFrom('secret').selectAll().execute(),
        await db.selectFrom('second_factor').selectAll().execute(),
      ])
    expect(await stored()).not.toMatch(/plain|JBSWY3DPEHPK3PXP/)
    const file = join(settings.dataDir, 'secret-key')
    expect(statSync(file).mode & 0o777).toBe(0o600)

    await expect(start({ ...settings, secretKey: first })).rejects.toThrow('another key')
    rmSync(file)
    await expect(start(settings)).rejects.toThrow(
      'The key of the secrets in the database is missing',
    )
    await closeDatabase(db)
  })

  it('secrets are encrypted again with the first of several keys', async () => {
    const settings = { ...(await create()), dataDir: temporaryFolder() }
    const at = settings.databaseUrl ? settings : { ...settings, dataDir: settings.dataDir }
    const db = await start({ ...at, secretKey: first })
    const account = accountRow()
    await db.insertInto('account').values(account).execute()
    const secret = secretBoxOf(db).seal('JBSWY3DPEHPK3PXP', factorOwner(account.id))
    const factor = { account_id: account.id, secret, confirmed_at: new Date() }
    await db.insertInto('second_factor').values(factor).execute()
    await closeDatabase(db)
    await closeDatabase(await start({ ...at, secretKey: `${second},${first}` }))
    await expect(start({ ...at, secretKey: first })).rejects.toThrow('another key')
    const rotated = await start({ ...at, secretKey: second })
    const row = await rotated.selectFrom('second_factor').selectAll().executeTakeFirstOrThrow()
    expect(secretBoxOf(rotated).open(row.secret, factorOwner(account.id))).toBe('JBSWY3DPEHPK3PXP')
    await closeDatabase(rotated)
  })
})
