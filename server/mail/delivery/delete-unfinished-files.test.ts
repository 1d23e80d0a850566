import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { deleteUnfinishedFiles } from './delete-unfinished-files.ts'

test('deletes files that a crashed process left unfinished, but no mails', async () => {
  const folder = temporaryFolder()
  const before = new Date()
  for (const name of ['old.eml', 'old.eml.7.draft', 'new.eml.8.draft'])
    writeFileSync(join(folder, name), 'x')
  const old = new Date(before.getTime() - 1_000)
  for (const name of ['old.eml', 'old.eml.7.draft']) utimesSync(join(folder, name), old, old)
  utimesSync(join(folder, 'new.eml.8.draft'), before, new Date(before.getTime() + 1_000))
  await deleteUnfinishedFiles(folder, before)
  expect(readdirSync(folder).sort()).toEqual(['new.eml.8.draft', 'old.eml'])
  await deleteUnfinishedFiles(join(folder, 'absent'), before)
})
