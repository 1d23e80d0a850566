import type { Env } from '../env.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'

/** The store of the environment: a bucket with STORAGE_URL, else a folder in DATA_DIR. Connects to nothing. */
export const openFileStore = async ({
  storageUrl,
  dataDir,
}: Pick<Env, 'storageUrl' | 'dataDir'>): Promise<FileStore> => {
  if (!storageUrl) return folderStore({ dataDir })
  const { bucketStore } = await import('./bucket-store.ts')
  return bucketStore(storageUrl)
}
