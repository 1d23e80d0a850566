import { access, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 } from 'uuid'

export const isId = (id: string) => /^[\w-]{1,64}$/.test(id)

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** `undefined` instead of the error that there is no such file. */
export const unlessMissing = <Value>(work: Promise<Value>) =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

/** A rename is durable only once its folder is synced. */
export const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

export const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 })

/** Writes a durable file under a temporary name and returns its path. */
export const writeUnfinished = async (path: string, body: Uint8Array | string) => {
  const unfinished = `${path}.${v7()}.new`
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await handle.writeFile(body)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return unfinished
}

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

/** Ids of the files in a folder, without unfinished ones; none if it is missing. */
export const idsIn = async (folder: string) =>
  ((await unlessMissing(readdir(folder))) ?? []).filter(isId)

/** Those of the names in the folder that were last modified before `before`. */
export const modifiedBefore = async (folder: string, names: readonly string[], before: Date) => {
  const old: string[] = []
  for (const name of names) {
    // Deleted since the listing.
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found?.isFile() && found.mtime < before) old.push(name)
  }
  return old
}

/** Deletes files of crashed processes that were never complete. */
export const deleteUnfinished = async (folder: string, before: Date) => {
  const names = ((await unlessMissing(readdir(folder))) ?? []).filter((name) =>
    name.endsWith('.new'),
  )
  for (const name of await modifiedBefore(folder, names, before))
    await rm(join(folder, name), { force: true })
}

/** Moves a file unless there is one at `to`; `at` becomes its time of modification. */
export const moveFile = async (from: string, to: string, at: Date) => {
  if (await unlessMissing(access(to).then(() => true))) return
  await unlessMissing(utimes(from, at, at).then(() => rename(from, to)))
}
