import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Where the key is. */
export type KeySettings = {
  dataDir: string
  /** `SECRET_KEY`; without it the key is in a file in `dataDir`. */
  secretKey?: string | undefined
}

/** Encrypts what the database stores with keys that it does not contain. */
export type SecretBox = {
  /** `owner` names the row, so that a value is useless in another one. */
  seal: (text: string, owner: string) => string
  /** Throws for a value that is not sealed, was changed, or has another key. */
  open: (sealed: string, owner: string) => string
  /** Whether the value is sealed with the first key. */
  isCurrent: (stored: string) => boolean
}

/** The owner of a row of `secret`. */
export const secretOwner = (name: string) => `secret ${name}`

/** The owner of the second factor of an account. */
export const factorOwner = (accountId: string) => `second_factor ${accountId}`

/** The owner of the secret of a webhook. */
export const webhookOwner = (id: string) => `webhook ${id}`

/** The owner of the login of an import of a former shop. */
export const importLoginOwner = (id: string) => `shop_import ${id}`

const algorithm = 'aes-256-gcm'
const prefix = 'sealed-1'
const ivBytes = 12
const tagBytes = 16

export const isSealed = (stored: string) => stored.startsWith(`${prefix}.`)

/** Answered with 503: the key can be set again, and nothing is accepted without it. */
const unreadable = () =>
  Object.assign(new Error('a stored secret cannot be decrypted with SECRET_KEY'), {
    name: 'SecretKeyError',
    retryAfter: 60,
  })

const keyOf = (text: string) => {
  const key = Buffer.from(hkdfSync('sha256', text, '', 'officina secrets', 32))
  return { key, id: hash('sha256', key, 'hex').slice(0, 8) }
}

/** The first key encrypts, all decrypt. */
export const createSecretBox = (texts: readonly [string, ...string[]]): SecretBox => {
  const keys = texts.map(keyOf)
  const [first = keyOf(texts[0])] = keys
  return {
    seal: (text, owner) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, first.key, iv).setAAD(Buffer.from(owner))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), encrypted])
      return [prefix, first.id, bytes.toString('base64url')].join('.')
    },
    open: (sealed, owner) => {
      const [start, id, encoded = ''] = sealed.split('.')
      const found = keys.find((one) => one.id === id)
      const bytes = Buffer.from(encoded, 'base64url')
      if (start !== prefix || !found || bytes.length < ivBytes + tagBytes) throw unreadable()
      const decipher = createDecipheriv(algorithm, found.key, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        const encrypted = bytes.subarray(ivBytes + tagBytes)
        return decipher.update(encrypted, undefined, 'utf8') + decipher.final('utf8')
      } catch {
        throw unreadable()
      }
    },
    isCurrent: (stored) => stored.startsWith(`${prefix}.${first.id}.`),
  }
}

/** The file in `dataDir` with the key, where `SECRET_KEY` is not set. */
const fileName = 'secret-key'

const fileOf = ({ dataDir }: KeySettings) => join(dataDir, fileName)

export const hasSecretKey = (settings: KeySettings) =>
  settings.secretKey !== undefined || existsSync(fileOf(settings))

/** Several keys are separated by commas, the newest first. */
const readKeys = (settings: KeySettings): readonly [string, ...string[]] => {
  const file = fileOf(settings)
  if (!hasSecretKey(settings)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  }
  const text = settings.secretKey ?? readFileSync(file, 'utf8')
  const [first, ...others] = text.split(',').map((key) => key.trim())
  if (!first) throw new Error(`${file} is empty`)
  return [first, ...others.filter((key) => key !== '')]
}

/** By the adapter, which a database shares with its transactions. */
const settingsByAdapter = new WeakMap<object, KeySettings>()
const boxes = new WeakMap<object, SecretBox>()

const adapterOf = (db: Kysely<Schema>): object => db.getExecutor().adapter

/** Names where the keys of a database are. */
export const setSecretSettings = (db: Kysely<Schema>, settings: KeySettings) => {
  settingsByAdapter.set(adapterOf(db), settings)
}

export const secretSettingsOf = (db: Kysely<Schema>): KeySettings => {
  const settings = settingsByAdapter.get(adapterOf(db))
  if (!settings) throw new Error('the database was not opened by openDatabase')
  return settings
}

/** The keys of a database or transaction; its file is created with the first use. */
export const secretBoxOf = (db: Kysely<Schema>): SecretBox => {
  const adapter = adapterOf(db)
  const box = boxes.get(adapter) ?? createSecretBox(readKeys(secretSettingsOf(db)))
  boxes.set(adapter, box)
  return box
}
