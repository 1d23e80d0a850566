import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import { findSecret } from '../../db/secrets/secret.ts'

/** Accounts whose logins one device remembers, the most recent first. */
const maxAccounts = 5

const isDeviceId = (text: string) => /^[\w-]{22}$/.test(text)

const signature = async (db: Database, deviceId: string, accountId: string) =>
  createHmac('sha256', await findSecret(db, 'known-device'))
    .update(`${deviceId} ${accountId}`)
    .digest('base64url')

/** A device mark: a random device id, then one signature per account that logged in there. */
const partsOf = (mark: string) => {
  const [deviceId = '', ...signatures] = mark.slice(0, 500).split('.')
  return { deviceId, signatures: signatures.slice(0, maxAccounts) }
}

const equals = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Returns the device id if `mark` proves an earlier login of this account. Undefined for forged
 * marks and for marks of other accounts.
 */
export const knownDevice = async (
  db: Database,
  mark: string | undefined,
  accountId: string,
): Promise<string | undefined> => {
  if (!mark) return undefined
  const { deviceId, signatures } = partsOf(mark)
  if (!isDeviceId(deviceId)) return undefined
  const expected = await signature(db, deviceId, accountId)
  return signatures.some((one) => equals(one, expected)) ? deviceId : undefined
}

/** Returns the new mark of a device after a login; `mark` is its previous one. */
export const markDevice = async (
  db: Database,
  mark: string | undefined,
  accountId: string,
): Promise<string> => {
  const { deviceId, signatures } = partsOf(mark ?? '')
  const id = isDeviceId(deviceId) ? deviceId : randomBytes(16).toString('base64url')
  const own = await signature(db, id, accountId)
  const others = signatures.filter((one) => /^[\w-]{43}$/.test(one) && one !== own)
  return [id, own, ...others.slice(0, maxAccounts - 1)].join('.')
}
