import { isDatabaseUnavailable } from './db/database-error.ts'

type Failure = Error & {
  code?: unknown
  /** SQLite's extended result code. */
  errcode?: unknown
  port?: unknown
  address?: unknown
  syscall?: unknown
  path?: unknown
}

/** By primary result code of SQLite. */
const sqliteSentences: Readonly<Record<number, string>> = {
  5: 'Another process has locked the database file: stop it, then start again.',
  8: 'The database file in DATA_DIR cannot be written: give this user the right to write it.',
  10: 'The disk failed while the database file in DATA_DIR was read: check disk and folder.',
  11: 'The database file officina.sqlite in DATA_DIR is damaged: put a backup in its place.',
  13: 'The disk of DATA_DIR is full: make room, then start again.',
  14: 'The database file in DATA_DIR cannot be opened: give this user the right to write the folder.',
  26: 'The file officina.sqlite in DATA_DIR is no database: put a backup in its place.',
}

/** TLS error codes of `node:tls` and `node:crypto`. */
const certificateCodes =
  /^(ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF))/

const noAnswer = 'The database does not answer: see DATABASE_URL.'

const foreignTables =
  'The database has tables of another program: set DATABASE_URL or DATA_DIR to one of its own.'

/** Matched by message, because these errors have no code (pg 8.23, Kysely 0.29, SQLite). */
const sentencesByMessage: readonly (readonly [RegExp, string])[] = [
  [
    /server does not support SSL/,
    'PostgreSQL offers no encryption: take sslmode out of DATABASE_URL, or switch TLS on there.',
  ],
  [
    /^corrupted migrations/,
    'A newer version of Officina has changed the database: start that version, or restore a backup.',
  ],
  [/^(table|index) .+ already exists$/, foreignTables],
]

const postgresSentence = (code: string): string | undefined => {
  if (code.startsWith('28')) return 'PostgreSQL refuses user or password: see DATABASE_URL.'
  if (code === '3D000') return 'PostgreSQL has no database of this name: see DATABASE_URL.'
  if (code === '42P07') return foreignTables
  if (code === '42501')
    return 'The user of DATABASE_URL may not change this database: grant the rights.'
  if (/^(08|53|57)/.test(code)) return 'PostgreSQL takes no connections now: start again later.'
  return undefined
}

const folderSentence = ({ code, path }: Failure): string | undefined => {
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path} cannot be written: give this user the right, or set DATA_DIR to another folder.`
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${path} is no folder: remove what is there, or set DATA_DIR to another folder.`
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full (${path ?? 'DATA_DIR'}): make room, then start again.`
  return undefined
}

const sentenceOf = (failure: Failure): string | undefined => {
  const { code, errcode, port, address, syscall, message } = failure
  const known = sentencesByMessage.find(([pattern]) => pattern.test(message))
  if (known) return known[1]
  if (typeof errcode === 'number') return sqliteSentences[errcode & 0xff]
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use: stop what uses it, or set PORT to another.`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} needs more rights than this user has: set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL') return `${address} is no address of this machine: set HOST.`
  if (certificateCodes.test(String(code)))
    return 'The certificate of PostgreSQL cannot be verified: see sslmode and sslrootcert in DATABASE_URL.'
  if (syscall === 'connect' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return noAnswer
  if (/^[0-9A-Z]{5}$/.test(String(code)))
    return postgresSentence(String(code)) ?? folderSentence(failure)
  return folderSentence(failure) ?? (isDatabaseUnavailable(failure) ? noAnswer : undefined)
}

/**
 * The message for the person who starts the server: cause and remedy of known errors, else the
 * stack.
 */
export const startFailure = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  return sentenceOf(error) ?? (error.name === 'SettingsError' ? error.message : error.stack)
}
