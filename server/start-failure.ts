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
  5: 'Another process has locked officina.sqlite in DATA_DIR: stop it, then start again.',
  8: 'officina.sqlite in DATA_DIR is read-only: make it writable for this user.',
  10: 'Reading officina.sqlite in DATA_DIR failed with a disk error: check the disk.',
  11: 'officina.sqlite in DATA_DIR is damaged: restore a backup.',
  13: 'The disk of DATA_DIR is full: free some space, then start again.',
  14: 'officina.sqlite in DATA_DIR cannot be opened: make the folder writable for this user.',
  26: 'officina.sqlite in DATA_DIR is not a database: restore a backup.',
}

/** TLS error codes of `node:tls` and `node:crypto`. */
const certificateCodes =
  /^(ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF))/

const notReachable =
  'PostgreSQL cannot be reached: check that it runs, and the host and port in DATABASE_URL.'

const foreignTables =
  'The database contains tables of another program: set DATABASE_URL or DATA_DIR to a separate one.'

/** Matched by message, because these errors have no code (pg 8.23, Kysely 0.29, SQLite). */
const sentencesByMessage: readonly (readonly [RegExp, string])[] = [
  [
    /server does not support SSL/,
    'PostgreSQL does not support TLS: enable it there, or remove sslmode from DATABASE_URL.',
  ],
  [
    /^corrupted migrations/,
    'The database was migrated by a newer version of Officina: start that version, or restore a backup.',
  ],
  [/^(table|index) .+ already exists$/, foreignTables],
]

const postgresSentence = (code: string): string | undefined => {
  if (code.startsWith('28'))
    return 'PostgreSQL rejected the user or password: correct them in DATABASE_URL.'
  if (code === '3D000')
    return 'The database in DATABASE_URL does not exist: create it, or correct the name.'
  if (code === '42P07') return foreignTables
  if (code === '42501') return 'The user in DATABASE_URL lacks rights on the database: grant them.'
  if (/^(08|53|57)/.test(code))
    return 'PostgreSQL does not accept connections at the moment: start again later.'
  return undefined
}

const folderSentence = ({ code, path }: Failure): string | undefined => {
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path} is not writable: make it writable for this user, or set DATA_DIR to another folder.`
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${path} is not a folder: delete the file, or set DATA_DIR to another folder.`
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full (${path ?? 'DATA_DIR'}): free some space, then start again.`
  return undefined
}

const sentenceOf = (failure: Failure): string | undefined => {
  const { code, errcode, port, address, syscall, message } = failure
  const match = sentencesByMessage.find(([pattern]) => pattern.test(message))
  if (match) return match[1]
  if (typeof errcode === 'number') return sqliteSentences[errcode & 0xff]
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use: stop the other process, or set PORT to another port.`
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not listen on port ${port}: set PORT to a port above 1023.`
  if (code === 'EADDRNOTAVAIL') return `${address} is not an address of this machine: correct HOST.`
  if (certificateCodes.test(String(code)))
    return 'The certificate of PostgreSQL cannot be verified: correct sslmode or sslrootcert in DATABASE_URL.'
  if (syscall === 'connect' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return notReachable
  if (/^[0-9A-Z]{5}$/.test(String(code)))
    return postgresSentence(String(code)) ?? folderSentence(failure)
  return folderSentence(failure) ?? (isDatabaseUnavailable(failure) ? notReachable : undefined)
}

/**
 * The message for the person who starts the server: cause and remedy of known errors, else the
 * stack.
 */
export const startFailure = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  // By name: the server is bundled apart from its start.
  if (error.name === 'StorageError') return error.message
  return sentenceOf(error) ?? (error.name === 'SettingsError' ? error.message : error.stack)
}
