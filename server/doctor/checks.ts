import { stat, statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { engineOf } from '../db/client.ts'
import { schemaState } from '../db/migrate.ts'
import { hasSecretKey } from '../db/secrets/secret-box.ts'
import { findStoreId } from '../files/claim-store.ts'
import { unlessMissing } from '../files/folder-files.ts'
import { startFailure } from '../start-failure.ts'
import { version } from '../version.ts'
import { type Check, failed, messageOf, ok, warning } from './finding.ts'
import { checkBackup, checkJobs, checkMailQueue } from './job-checks.ts'
import {
  checkCard,
  checkCertificate,
  checkClock,
  checkMail,
  checkProxy,
  checkSender,
} from './network-checks.ts'

const minFreePart = 0.1

const checkEnvironment: Check = async ({ env }) =>
  env.demo
    ? warning('The shop is a demo with printed passwords.', 'Set DEMO=0 for a real shop.')
    : ok(`The shop is open to its visitors at ${env.origin}.`)

const checkVersions: Check = async () => ok(`Officina ${version}, Node ${process.versions.node}.`)

const checkDatabase: Check = async ({ db, dbError, env }) => {
  if (!db)
    return failed(
      `There is no database of a shop that can be opened: ${messageOf(startFailure(dbError))}`,
      'Correct DATABASE_URL or DATA_DIR, or start the shop: it says why.',
    )
  if ((await schemaState(db)) === 'older')
    return warning('The database is of an earlier version.', 'Start the shop: it updates it.')
  if (engineOf(db) === 'sqlite') return ok(`SQLite in ${env.dataDir}.`)
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return ok(`PostgreSQL ${rows[0]?.server_version ?? ''}.`)
}

const checkKey: Check = async ({ env }) => {
  if (!hasSecretKey(env)) return warning('There is no key yet.', 'Start the shop: it creates one.')
  if (env.secretKey) return ok('The key is SECRET_KEY; it is in no backup.')
  return env.databaseUrl
    ? warning(
        `The key is a file in ${env.dataDir}, which other processes do not have.`,
        'Set SECRET_KEY to its content for all processes.',
      )
    : ok(`The key is a file in ${env.dataDir}.`)
}

const checkPermissions: Check = async ({ env: { dataDir } }) => {
  const found = await unlessMissing(stat(dataDir))
  // Nobody else reaches the files in a closed folder, whatever their own permissions.
  return found && (found.mode & 0o077) !== 0
    ? warning(`Other users of the machine may read ${dataDir}.`, `chmod 700 ${dataDir}`)
    : ok('Only the user of the shop may read its data.')
}

const checkStorage: Check = async ({ env, db, files }) => {
  const id = db && (await findStoreId(db).catch(() => undefined))
  try {
    const found = await files.storeId()
    if (id && id !== found)
      return failed(
        `${files.location} does not have the files of this database.`,
        `Set ${files.setting} to the one that belongs to the database.`,
      )
    // Not in a folder that the first start has not created.
    if (found || env.storageUrl) await files.checkWritable()
  } catch (error) {
    return failed(
      `No file can be written to ${files.location}: ${messageOf(error)}`,
      env.storageUrl
        ? 'Correct STORAGE_URL.'
        : 'Make the folder writable for the user of the shop.',
    )
  }
  if (await files.isPublic())
    return failed(
      `Everybody can read ${files.location}, with the certificates of the customers.`,
      'Make the bucket private.',
    )
  return ok(`Files are stored in ${files.location}.`)
}

const checkSpace: Check = async ({ env }) => {
  const disk = await unlessMissing(statfs(env.dataDir))
  if (!disk) return ok('Nothing is stored on this machine yet.')
  const { bavail, blocks, bsize } = disk
  const free = `${Math.floor((bavail / blocks) * 100)} % (${Math.floor((bavail * bsize) / 2 ** 30)} GB)`
  return bavail < blocks * minFreePart
    ? failed(`Only ${free} of the disk are free.`, 'Free some space, or use a larger disk.')
    : ok(`${free} of the disk are free.`)
}

/** By the name that is printed. */
export const checks = {
  environment: checkEnvironment,
  versions: checkVersions,
  database: checkDatabase,
  key: checkKey,
  permissions: checkPermissions,
  storage: checkStorage,
  space: checkSpace,
  mail: checkMail,
  card: checkCard,
  clock: checkClock(),
  proxy: checkProxy,
  certificate: checkCertificate,
  sender: checkSender,
  mails: checkMailQueue,
  jobs: checkJobs,
  backup: checkBackup,
} satisfies Readonly<Record<string, Check>>

export type CheckName = keyof typeof checks
