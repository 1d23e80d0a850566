import type { DriverContract } from 'flydrive/types'
import type { FileStore, OpenFile } from './file-store.ts'

/** A driver of flydrive that keeps what the file store promises. */
export type StoreDriver = Pick<
  DriverContract,
  'put' | 'putStream' | 'move' | 'delete' | 'getMetaData' | 'listAll'
> &
  Pick<FileStore, 'location' | 'setting'> & {
    /** Throws a missing file as the other methods do. */
    open: (key: string) => Promise<OpenFile>
    /** Whether an error says that there is no such file. */
    isMissing: (error: unknown) => boolean
    /** Deletes what crashed processes have left of files that were never complete. */
    deleteUnfinished: (before: Date) => Promise<void>
    /** Whether anybody can read the file. */
    isPublic: (key: string) => Promise<boolean>
  }
