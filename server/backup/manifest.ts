import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const file = z.object({
  /** Relative to the folder of the backup, with `/`. */
  path: z.string().regex(/^[\w-]+(?:[./][\w-]+)*$/),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[\da-f]{64}$/),
})

const manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Of the program that has written it. */
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The last migration of the database. */
  migration: z.string(),
  /** Tables after those that they refer to. */
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.int().min(0) })),
  /** All files of the backup but the manifest. */
  files: z.array(file),
})

export type Manifest = z.output<typeof manifest>
export type ListedFile = z.output<typeof file>

export const manifestName = 'manifest.json'

/** Where the rows of a table are, one JSON object a line. */
export const tablePath = (name: string) => `tables/${name}.ndjson`

/** Where an uploaded file is. */
export const filePath = (id: string) => `files/${id}`

export const keyPath = 'secret-key'

const hashFile = async (path: string) => {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** A file of a backup as its manifest lists it. */
export const describeFile = async (folder: string, path: string): Promise<ListedFile> => ({
  path,
  ...(await hashFile(join(folder, path))),
})

/** What is wrong with a backup, for the person who restores it. */
export class BackupError extends Error {
  override name = 'SettingsError'
}

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(ENOENT|ENOTDIR)$/.test(String(error.code))

const unreadable = (path: string, folder: string, error: unknown) =>
  `${path} in ${folder} cannot be read: ${error instanceof Error ? error.message : error}.`

/** Undefined unless it is JSON. */
const parsedJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: unknown) => {
    throw new BackupError(
      isAbsent(error)
        ? `${folder} is not a finished backup: it has no ${manifestName}.`
        : unreadable(manifestName, folder, error),
    )
  })
  const read = z.preprocess(parsedJson, manifest).safeParse(text)
  if (!read.success)
    throw new BackupError(`${manifestName} in ${folder} is not one that this version can read.`)
  const { tables, files } = read.data
  const listed = new Set(files.map(({ path }) => path))
  const table = tables.find(({ name }) => !listed.has(tablePath(name)))
  if (table)
    throw new BackupError(
      `${manifestName} in ${folder} is damaged: it does not list ${tablePath(table.name)}.`,
    )
  return read.data
}

/** Reads the manifest and every file that it lists; throws a `BackupError` unless all are as written. */
export const verifyBackup = async (folder: string): Promise<Manifest> => {
  const read = await readManifest(folder)
  for (const listed of read.files) {
    const found = await describeFile(folder, listed.path).catch((error: unknown) => {
      if (isAbsent(error)) return undefined
      throw new BackupError(unreadable(listed.path, folder, error))
    })
    if (found?.sha256 !== listed.sha256 || found.bytes !== listed.bytes)
      throw new BackupError(`${listed.path} in ${folder} is ${found ? 'changed' : 'missing'}.`)
  }
  return read
}
