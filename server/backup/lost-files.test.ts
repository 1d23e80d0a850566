import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { accountRow } from '../../tests/rows.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import type { FileStore } from '../files/file-store.ts'
import { folderStore } from '../files/folder-store.ts'
import { listBackups, writeBackup } from './write-backup.ts'

const now = new Date('2026-12-01T02:00:00Z')

describe.each(databases)(
  'a backup on $name without a file that the database names',
  ({ create }) => {
    /** A shop with the file of one certificate. */
    const openShop = async () => {
      const settings = await create()
      const db = await openDatabase(settings)
      await migrate(db)
      const account = accountRow()
      const id = 'the-certificate'
      await db.insertInto('account').values(account).execute()
      const row = {
        ...{ id, account_id: account.id, name: 'a.pdf', size: 4 },
        ...{ media_type: 'application/pdf', sha256: '', created_at: now },
      }
      await db.insertInto('certificate').values(row).execute()
      const files = folderStore({ dataDir: settings.dataDir })
      await files.put(id, Buffer.from('file'))
      const folder = join(temporaryFolder(), 'backups')
      const warnings: string[] = []
      let minutes = 0
      const backUp = (from: FileStore = files) => {
        minutes += 1
        const target = { folder, keep: 1, now: new Date(+now + minutes * 60_000) }
        return writeBackup(settings, from, target, (sentence, isWarning) => {
          if (isWarning) warnings.push(sentence)
        })
      }
      const deleteRow = () => db.deleteFrom('certificate').where('id', '=', id).execute()
      const close = () => closeDatabase(db)
      return { id, files, folder, warnings, backUp, deleteRow, close }
    }

    test('is refused while an older one has it, and leaves that one', async () => {
      const shop = await openShop()
      const older = await shop.backUp()
      await shop.files.remove(shop.id)
      await expect(shop.backUp()).rejects.toThrow(
        `(${shop.id}): copy them from ${join(older, 'files')} first.`,
      )
      expect((await readdir(shop.folder)).map((name) => join(shop.folder, name))).toEqual([older])
      await shop.close()
    })

    test('is written with a warning if the file is lost for good', async () => {
      const shop = await openShop()
      await rm(await shop.backUp(), { recursive: true })
      await shop.files.remove(shop.id)
      await shop.backUp()
      await shop.backUp()
      expect(shop.warnings).toHaveLength(2)
      expect(shop.warnings[0]).toContain(shop.id)
      expect(await listBackups(shop.folder)).toHaveLength(1)
      await shop.close()
    })

    test('is written if the row is deleted while it is written', async () => {
      const shop = await openShop()
      await shop.backUp()
      const open: FileStore['open'] = async (id) => {
        await shop.deleteRow()
        await shop.files.remove(id)
        return shop.files.open(id)
      }
      await shop.backUp({ ...shop.files, open })
      expect(shop.warnings).toEqual([])
      await shop.close()
    })
  },
)
