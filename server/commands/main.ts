// npm run account, backup, restore, move, doctor and import: started by scripts/command.mjs with Node 26; no build is needed.
import { registerHooks } from 'node:module'
import { parseArgs } from 'node:util'
import type { MessageDescriptor } from '@lingui/core'
import { destination, pino } from 'pino'
import { keptBackups, noteBackup } from '../backup/backup-state.ts'
import { moveDatabase } from '../backup/move-database.ts'
import { moveFiles } from '../backup/move-files.ts'
import { releaseMails, restoreBackup } from '../backup/restore-backup.ts'
import { removeWorkFolders } from '../backup/work-folder.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { closeDatabase, openDatabase } from '../db/client.ts'
import { migrate, openShopDatabase } from '../db/migrate.ts'
import { messageOf } from '../doctor/finding.ts'
import { diagnose, printed } from '../doctor/run-doctor.ts'
import { type Env, readEnv } from '../env.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { startFailure } from '../start-failure.ts'
import { usage as accountUsage, runAccountCommand } from './account-command.ts'

// Created files are readable by this user only.
process.umask(0o077)

const usage = {
  backup: `npm run backup -- [--to DIR] [--keep 14]
Copies database, uploaded files and key of the running shop to a new folder in DIR (BACKUP_DIR or DATA_DIR/backups),
reads the copy again, and keeps the last 14.`,
  restore: `npm run restore -- DIR
Restores the backup in DIR into the empty database and the empty folder of DATABASE_URL and DATA_DIR.
Mails are held until: npm run restore -- --activate`,
  move: `npm run move -- --to postgres://user:password@host:5432/name | DIR | s3://KEY:SECRET@host/bucket
Copies the database of DATABASE_URL or DATA_DIR to an empty PostgreSQL, or to an empty folder with
SQLite, and compares both; or the uploaded files to an empty bucket. Stop the shop before.`,
  import: `npm run import -- --from DIR|URL [--dry-run] [--name NAME] [--json]
Imports content, remedies, products, customers and orders of the present shop (WordPress with WooCommerce) from
an export in a folder or from its API; see docs/operations.md, "Move in". With --dry-run nothing is written. May be repeated:
what has changed there is written again, what was changed here stays. The API requires a login:
IMPORT_LOGIN=user:application-password of an administrator.`,
  doctor: `npm run doctor -- [--json]
Checks environment, database, files, mail, clock, proxy and backups; exits with 1 if one has failed.`,
}

type Command = keyof typeof usage

/** Messages are printed in English: without a build, their macro gives the text itself. */
const loadEnglishMessages = () => {
  const macros = `const text = (message, ...values) => ({ id: '', message: message.raw ? String.raw(message, ...values) : '' })
    export { text as msg, text as defineMessage, text as plural, text as t }`
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@lingui/core/macro'
        ? { url: `data:text/javascript,${encodeURIComponent(macros)}`, shortCircuit: true }
        : next(specifier, context),
  })
}

/** Its arguments are words: a reason may begin with a hyphen. */
const runAccount = async (env: Env, args: readonly string[]) => {
  if (args[0] === '--help' || args[0] === '-h') return console.log(accountUsage.lines.join('\n'))
  const db = await openDatabase(env)
  try {
    await migrate(db)
    // Standard output has the results; log entries go to standard error, written synchronously.
    const log = pino(destination({ dest: 2, sync: true }))
    const { done, lines } = await runAccountCommand({ db, log }, args, new Date())
    for (const line of lines) console.log(line)
    process.exitCode = done ? 0 : 1
  } finally {
    await closeDatabase(db)
  }
}

/** Thrown for arguments that the usage answers. */
class UsageError extends Error {}

const wholeNumber = (text: string) => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError()
  return Number(text)
}

const report = (sentence: string) => console.log(sentence)

type Arguments = {
  to?: string | undefined
  keep?: string | undefined
  activate?: boolean | undefined
  json?: boolean | undefined
  from?: string | undefined
  name?: string | undefined
  'dry-run'?: boolean | undefined
}

/** What each command takes beside `--help`; anything else is answered with its usage. */
const accepted: Record<Command, { options: readonly (keyof Arguments)[]; maxWords: 0 | 1 }> = {
  backup: { options: ['to', 'keep'], maxWords: 0 },
  restore: { options: ['activate'], maxWords: 1 },
  move: { options: ['to'], maxWords: 0 },
  import: { options: ['from', 'name', 'dry-run', 'json'], maxWords: 0 },
  doctor: { options: ['json'], maxWords: 0 },
}

const checkArguments = (command: Command, values: object, words: readonly string[]) => {
  const { options, maxWords } = accepted[command]
  const isKnown = (name: string) => options.some((option) => option === name)
  if (words.length > maxWords || !Object.keys(values).every(isKnown)) throw new UsageError()
}

const commands: Record<Command, (env: Env, values: Arguments, rest: string[]) => Promise<void>> = {
  async backup(env, { to = env.backupDir, keep = String(keptBackups) }) {
    const target = { folder: to, keep: wholeNumber(keep), now: new Date() }
    loadEnglishMessages()
    const db = await openShopDatabase(env)
    try {
      const written = await writeBackup(env, await openFileStore(env), target, report)
      await noteBackup(db, target.now)
      console.log(`Backup: ${written}`)
    } finally {
      await closeDatabase(db)
    }
  },
  async restore(env, { activate }, [folder]) {
    // One or the other.
    if ((folder === undefined) === !activate) throw new UsageError()
    if (activate) {
      const db = await openShopDatabase(env)
      const waiting = await releaseMails(db).finally(() => closeDatabase(db))
      return console.log(`Mails are sent again; ${waiting} were waiting.`)
    }
    if (!folder) throw new UsageError()
    const store = await openFileStore(env)
    const { tables, files } = await restoreBackup(env, store, folder, new Date(), report)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Restored: ${rows} rows, ${files.length} files. Mails are held: npm run restore -- --activate`,
    )
  },
  async move(env, { to }) {
    if (!to || /^(?!postgres(ql)?:|s3:)\w+:\/\//.test(to)) throw new UsageError()
    if (to.startsWith('s3:')) {
      const { storageUrl } = readEnv({ STORAGE_URL: to })
      const target = await openFileStore({ ...env, storageUrl })
      const count = await moveFiles(await openFileStore(env), target, report)
      return console.log(`Copied: ${count} files.`)
    }
    const rows = await moveDatabase(env, to, report)
    console.log(`Moved: ${rows} rows.`)
  },
  async import(env, { from, name = 'shop', 'dry-run': isDryRun = false, json }) {
    if (!from) throw new UsageError()
    loadEnglishMessages()
    const { importShop } = await import('../shop-import/import-shop.ts')
    const { printedReport } = await import('../shop-import/import-report.ts')
    const { ImportError } = await import('../shop-import/source/shop-source.ts')
    const { importKindNames, importNoteText } = await import('../../messages/server/shop-import.ts')
    const english = ({ message = '' }: MessageDescriptor) => message
    // Standard output has the report alone.
    const print = json ? console.error : report
    const imported = await importShop(env, {
      ...{ from, name, isDryRun, now: new Date() },
      progress: (kind, done, total) =>
        print(`${english(importKindNames[kind])}: ${done}${total ? ` of ${total}` : ''}`),
      retrying: (note) => print(`${importNoteText(note, english)} Trying again.`),
    }).catch((error: unknown) => {
      if (error instanceof ImportError) error.message = importNoteText(error.note, english)
      throw error
    })
    console.log(json ? JSON.stringify(imported, null, 2) : printedReport(imported, english))
  },
  async doctor(env, { json }) {
    const diagnosis = await diagnose(env, new Date())
    console.log(json ? JSON.stringify(diagnosis, null, 2) : printed(diagnosis))
    if (diagnosis.some(({ state }) => state === 'failed')) process.exitCode = 1
  },
}

/** The environment; undefined if `doctor --json` has printed why it is invalid. */
const readSettings = (command: Command, { json }: Arguments): Env | undefined => {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (command !== 'doctor' || !json) throw error
    const finding = { check: 'environment', state: 'failed', says: messageOf(error) }
    console.log(JSON.stringify([{ ...finding, remedy: 'Correct the variables.' }], null, 2))
    process.exitCode = 1
    return undefined
  }
}

const run = async ([name = '', ...args]: readonly string[]) => {
  const command = name as Command
  try {
    if (name === 'account') return await runAccount(readEnv(process.env), args)
    if (!Object.hasOwn(commands, name)) throw new UsageError()
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        keep: { type: 'string' },
        activate: { type: 'boolean' },
        json: { type: 'boolean' },
        from: { type: 'string' },
        name: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) return console.log(usage[command])
    checkArguments(command, values, positionals)
    const env = readSettings(command, values)
    if (env) await commands[command](env, values, positionals)
  } catch (error) {
    const isUsage =
      error instanceof UsageError ||
      String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')
    const answer = Object.hasOwn(usage, name) ? usage[command] : Object.values(usage).join('\n\n')
    console.error(isUsage ? answer : startFailure(error))
    process.exitCode = 1
  }
}

// Not once: a terminal and npm both send it.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => {
    removeWorkFolders()
    process.exit(code)
  })

await run(process.argv.slice(2))
