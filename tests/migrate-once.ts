import { closeDatabase, openDatabase } from '../server/db/client.ts'
import { migrate } from '../server/db/migrate.ts'

/** A process for the migration test: starts as the server does and says what it had to migrate. */
const db = await openDatabase(JSON.parse(process.argv[2] ?? ''))
console.log(JSON.stringify(await migrate(db)))
await closeDatabase(db)
