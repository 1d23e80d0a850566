import type { Services } from '../services.ts'
import { exportFolder } from './former-shop.fixtures.ts'
import { runImport } from './import-shop.ts'
import { folderSource } from './source/folder-source.ts'

/** Imports an export with these files. Each test imports from a shop of its own name. */
export const importFolder = async (
  services: Pick<Services, 'db' | 'files'>,
  name: string,
  content: Readonly<Record<string, unknown>>,
  isDryRun = false,
) => {
  const source = await folderSource(exportFolder(content))
  const { db, files } = services
  const now = new Date('2026-11-28T12:00:00Z')
  return runImport({ db, files, source, name, isDryRun, now, progress: () => {} })
}
