import { closeDatabase, openDatabase } from '../server/db/client.ts'
import { migrate } from '../server/db/migrate.ts'

/** Process of the migration test: migrates like a starting server, prints the applied migrations. */
const db = await openDatabase(JSON.parse(process.argv[2] ?? ''))
console.log(JSON.stringify(await migrate(db)))
await closeDatabase(db)
