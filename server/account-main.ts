// Started by scripts/account.mjs with Node 26. Needs no build and may run beside the server.
import { destination, pino } from 'pino'
import { runAccountCommand } from './account-command.ts'
import { closeDatabase, openDatabase } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { readEnv } from './env.ts'
import { startFailure } from './start-failure.ts'

// Created files are readable by this user only.
process.umask(0o077)

try {
  const db = await openDatabase(readEnv(process.env))
  await migrate(db)
  // Standard output has the results; log entries go to standard error, written synchronously.
  const log = pino(destination({ dest: 2, sync: true }))
  const services = { db, log }
  const { done, lines } = await runAccountCommand(services, process.argv.slice(2), new Date())
  for (const line of lines) console.log(line)
  process.exitCode = done ? 0 : 1
  await closeDatabase(db)
} catch (error) {
  console.error(startFailure(error))
  process.exitCode = 1
}
