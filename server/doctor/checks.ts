import { createSocket } from 'node:dgram'
import { resolveTxt } from 'node:dns/promises'
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { findBackupState } from '../backup/backup-state.ts'
import { type Database, engineOf } from '../db/client.ts'
import { isOlder } from '../db/migrate.ts'
import { hasSecretKey } from '../db/secrets/secret-box.ts'
import type { Env } from '../env.ts'
import { findStoreId } from '../files/claim-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { unlessMissing } from '../files/folder-files.ts'
import { checkDelivery } from '../mail/delivery/check-delivery.ts'

/** What a check has found, in a sentence for the operator; `remedy` unless all is well. */
export type Finding =
  | { state: 'ok'; says: string }
  | { state: 'warning' | 'failed'; says: string; remedy: string }

/** `db` is undefined if it cannot be opened. */
export type Checked = { env: Env; db: Database | undefined; files: FileStore; now: Date }

export type Check = (checked: Checked) => Promise<Finding>

const ok = (says: string): Finding => ({ state: 'ok', says })
const warning = (says: string, remedy: string): Finding => ({ state: 'warning', says, remedy })
const failed = (says: string, remedy: string): Finding => ({ state: 'failed', says, remedy })

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const minFreePart = 0.1

const maxClockErrorMs = 5_000

const isLocal = ({ hostname }: URL) => /^(localhost|127\.|\[::1\])/.test(hostname)

const needsDatabase =
  (check: (db: Database, checked: Checked) => Promise<Finding>): Check =>
  async (checked) =>
    checked.db
      ? check(checked.db, checked)
      : warning('Not checked without the database.', 'Correct the database first.')

const checkEnvironment: Check = async ({ env }) =>
  env.demo
    ? warning('The shop is a demo with printed passwords.', 'Set DEMO=0 for a real shop.')
    : ok(`The shop is open to its visitors at ${env.origin}.`)

const checkDatabase: Check = async ({ db, env }) => {
  if (!db)
    return failed(
      'The database cannot be opened.',
      'Start the shop: it says why (docs/operations.md, "When the server does not start").',
    )
  if (await isOlder(db))
    return warning('The database is of an earlier version.', 'Start the shop: it updates it.')
  if (engineOf(db) === 'sqlite') return ok(`SQLite in ${env.dataDir}.`)
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return ok(`PostgreSQL ${rows[0]?.server_version ?? ''}.`)
}

const checkKey: Check = async ({ env }) => {
  if (!hasSecretKey(env))
    return warning('There is no key yet.', 'Start the shop: it creates one.')
  if (env.secretKey) return ok('The key is SECRET_KEY; it is in no backup.')
  return env.databaseUrl
    ? warning(
        `The key is a file in ${env.dataDir}, which other processes do not have.`,
        'Set SECRET_KEY to its content for all processes.',
      )
    : ok(`The key is a file in ${env.dataDir}.`)
}

const checkPermissions: Check = async ({ env }) => {
  const paths = [env.dataDir, ...['secret-key', 'officina.sqlite'].map((n) => join(env.dataDir, n))]
  for (const path of paths) {
    const found = await unlessMissing(stat(path))
    if (found && (found.mode & 0o077) !== 0)
      return warning(
        `Other users of the machine may read ${path}.`,
        `chmod ${found.isDirectory() ? '700' : '600'} ${path}`,
      )
  }
  return ok('Only the user of the shop may read its data.')
}

const checkStorage: Check = async ({ env, db, files }) => {
  try {
    await files.checkWritable()
  } catch (error) {
    return failed(
      `No file can be written to ${env.dataDir}: ${messageOf(error)}.`,
      'Make the folder writable for the user of the shop.',
    )
  }
  const id = db && (await findStoreId(db).catch(() => undefined))
  if (id && id !== (await files.storeId()))
    return failed(
      `The files in ${env.dataDir} belong to another database.`,
      'Set DATA_DIR to the folder that belongs to the database.',
    )
  return ok(`Files are stored in ${env.dataDir}.`)
}

const checkSpace: Check = async ({ env }) => {
  const { bavail, blocks, bsize } = await statfs(env.dataDir)
  const free = `${Math.floor((bavail / blocks) * 100)} % (${Math.floor((bavail * bsize) / 2 ** 30)} GB)`
  return bavail < blocks * minFreePart
    ? warning(`Only ${free} of the disk are free.`, 'Free some space, or use a larger disk.')
    : ok(`${free} of the disk are free.`)
}

const checkMail: Check = async ({ env }) => {
  if (!env.smtpUrl)
    return warning(
      `Mails are written to ${join(env.dataDir, 'mail')} and not sent.`,
      'Set SMTP_URL to your mail server.',
    )
  const { host } = new URL(env.smtpUrl)
  return checkDelivery(env).then(
    () => ok(`${host} accepts connections.`),
    (error) => failed(`${host} does not greet: ${messageOf(error)}.`, 'Correct SMTP_URL.'),
  )
}

/** Seconds between 1900, where NTP begins, and 1970. */
const ntpEpochSeconds = 2_208_988_800

/** The time of a server of SNTP (RFC 4330), in milliseconds since 1970. */
const askTime = (host: string, port: number, timeoutMs: number): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const socket = createSocket('udp4')
  const timer = setTimeout(() => reject(new Error('no answer')), timeoutMs)
  socket.on('error', reject)
  socket.on('message', (answer) => {
    if (answer.length < 48) return
    const fraction = answer.readUInt32BE(44) / 2 ** 32
    resolve((answer.readUInt32BE(40) - ntpEpochSeconds + fraction) * 1_000)
  })
  const request = Buffer.alloc(48)
  // Version 4, client.
  request[0] = 0x23
  socket.send(request, port, host)
  return promise.finally(() => {
    clearTimeout(timer)
    socket.close()
  })
}

/** Compares the clock with a time server. */
export const checkClock =
  (host = 'pool.ntp.org', port = 123, timeoutMs = 3_000): Check =>
  async () => {
    try {
      const error = Math.round(Date.now() - (await askTime(host, port, timeoutMs)))
      return Math.abs(error) > maxClockErrorMs
        ? failed(
            `The clock is ${Math.round(error / 1_000)} s off: codes of authenticator apps fail.`,
            'Let the machine set its clock (systemd-timesyncd, chrony).',
          )
        : ok('The clock is right.')
    } catch {
      return warning(
        `The clock was not compared: ${host} does not answer.`,
        'Allow UDP port 123 to the outside, or check the clock yourself.',
      )
    }
  }

const checkProxy: Check = async ({ env }) => {
  const origin = new URL(env.origin)
  if (isLocal(origin))
    return env.demo
      ? ok('The shop is used on this machine only.')
      : warning('ORIGIN is an address of this machine.', 'Set ORIGIN to the public address.')
  if (origin.protocol !== 'https:')
    return warning('ORIGIN is not https: cookies are not protected.', 'Use a proxy with TLS.')
  if (!env.trustProxy)
    return warning(
      'All visitors share one limit on logins: the address of each is not known.',
      'If your proxy writes X-Forwarded-For, set TRUST_PROXY=1.',
    )
  return fetch(`${env.origin}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) =>
      status === 200
        ? ok(`${env.origin} answers.`)
        : failed(`${env.origin}/api/health answers ${status}.`, 'Check the proxy.'),
    (error) => failed(`${env.origin} does not answer: ${messageOf(error)}.`, 'Check the proxy.'),
  )
}

const textsOf = async (name: string) =>
  (await resolveTxt(name).catch(() => [])).map((parts) => parts.join(''))

/** Of the sender's domain. DKIM cannot be seen from outside without the name of its key. */
const checkSender = needsDatabase(async (db, { env }) => {
  const row = await db
    .selectFrom('option')
    .select('value')
    .where('name', '=', 'contact_email')
    .executeTakeFirst()
  const domain = String(row?.value ?? '').split('@')[1]
  if (!domain || !env.smtpUrl) return ok('No mails are sent to the outside.')
  const [texts, policies] = await Promise.all([textsOf(domain), textsOf(`_dmarc.${domain}`)])
  const missing = [
    ...(texts.some((text) => text.startsWith('v=spf1')) ? [] : ['SPF']),
    ...(policies.some((text) => text.startsWith('v=DMARC1')) ? [] : ['DMARC']),
  ]
  return missing.length > 0
    ? warning(
        `The domain ${domain} has no record for ${missing.join(' and ')}: mails may be taken for spam.`,
        'Add what your mail provider names to the DNS, with its DKIM key.',
      )
    : ok(`The domain ${domain} has SPF and DMARC.`)
})

const checkBackup = needsDatabase(async (db, { now, env }) => {
  const { verifiedAt, isOverdue } = await findBackupState(db, now)
  const last = verifiedAt?.toISOString() ?? 'none in 30 days'
  return isOverdue && !env.demo
    ? warning(
        `The last verified backup: ${last}.`,
        'npm run backup, and switch on the nightly backup in the settings.',
      )
    : ok(`The last verified backup: ${last}.`)
})

/** By the name that is printed. */
export const checks: Readonly<Record<string, Check>> = {
  environment: checkEnvironment,
  database: checkDatabase,
  key: checkKey,
  permissions: checkPermissions,
  storage: checkStorage,
  space: checkSpace,
  mail: checkMail,
  clock: checkClock(),
  proxy: checkProxy,
  sender: checkSender,
  backup: checkBackup,
}
