import type { FileStore } from '../files/file-store.ts'
import { BackupError } from './manifest.ts'
import { checkNoOtherFiles } from './restore-backup.ts'
import { type Report, reportFiles } from './write-backup.ts'

/**
 * Copies all uploaded files to an empty store, with the id that links them to their database; returns how
 * many. May be repeated after an interruption. The files stay where they were.
 */
export const moveFiles = async (
  from: FileStore,
  to: FileStore,
  report: Report = () => {},
): Promise<number> => {
  const ids = [...(await from.ids())]
  await checkNoOtherFiles(to, ids)
  report('Copying the files …')
  for (const [at, id] of ids.entries()) {
    reportFiles(report, at, ids.length)
    const file = await from.open(id)
    if (file) await to.put(id, file)
  }
  const copied = await to.ids()
  const missing = ids.filter((id) => !copied.has(id)).length
  if (missing > 0) throw new BackupError(`${missing} files are missing in ${to.location}.`)
  // Last: a store without an id is not accepted by a start.
  const id = await from.storeId()
  if (id) await to.writeStoreId(id)
  return ids.length
}
