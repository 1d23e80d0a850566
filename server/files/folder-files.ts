import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 } from 'uuid'

export const isMissingFile = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** `undefined` instead of the error that there is no such file. */
export const unlessMissing = <Value>(work: Promise<Value>) =>
  work.catch((error: unknown) => {
    if (isMissingFile(error)) return undefined
    throw error
  })

/** A rename is durable only once its folder is synced. */
export const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 })

/** Throws if no file can be created in the folder, which is created if it is missing. */
export const checkFolder = async (folder: string) => {
  await makeFolder(folder)
  // Only an attempt shows a full disk, and a folder that root cannot write to.
  const probe = join(folder, `${v7()}.new`)
  try {
    await writeFile(probe, 'x', { flag: 'wx', mode: 0o600 })
  } finally {
    await rm(probe, { force: true })
  }
}
