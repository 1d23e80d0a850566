import type { Env } from '../../server/env.ts'
import type { FileStore } from '../../server/files/file-store.ts'
import { openFileStore } from '../../server/files/open-file-store.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type S3Server, startS3 } from './start-s3.ts'

type FileSettings = Pick<Env, 'dataDir' | 'storageUrl'>

export type TestFileStore = {
  name: string
  /** Settings of a new empty store. */
  create: () => Promise<FileSettings>
  open: () => Promise<FileStore>
}

const testStore = (name: string, create: TestFileStore['create']): TestFileStore => ({
  name,
  create,
  open: async () => openFileStore(await create()),
})

/** One for all tests of a process. */
let server: Promise<S3Server> | undefined

/** Creates a bucket on a server that lives as long as the tests; returns its STORAGE_URL. */
export const createBucket = async (): Promise<string> => {
  server ??= startS3(temporaryFolder())
  return (await server).createBucket()
}

/**
 * The stores of files for a test suite: `describe.each(fileStores)('uploads in $name', …)`.
 */
export const fileStores: readonly TestFileStore[] = [
  testStore('a folder', async () => ({ dataDir: temporaryFolder(), storageUrl: undefined })),
  testStore('a bucket', async () => ({
    dataDir: temporaryFolder(),
    storageUrl: await createBucket(),
  })),
]
