import { rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'

const workFolders = new Set<string>()

const removal = { recursive: true, force: true, maxRetries: 5 } as const

/** Calls `work` with a new folder, which is removed afterwards unless it was renamed. */
export const inWorkFolder = async <Value>(
  folder: string,
  work: () => Promise<Value>,
): Promise<Value> => {
  await mkdir(folder, { mode: 0o700 })
  workFolders.add(folder)
  try {
    return await work()
  } finally {
    await rm(folder, removal)
    workFolders.delete(folder)
  }
}

/** For the end of the process by a signal, which runs no `finally`. */
export const removeWorkFolders = () => {
  for (const folder of workFolders) rmSync(folder, removal)
}
