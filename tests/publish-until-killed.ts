import { runSchedule } from '../server/content/editing/schedule/run-schedule.ts'
import { openDatabase } from '../server/db/client.ts'

/** Process of the schedule test: publishes what is due until killed, and says how many so far. */
const [settings = '', time = ''] = process.argv.slice(2)
const db = await openDatabase(JSON.parse(settings))
let published = 0

await runSchedule(db, new Date(time), async () => {
  published += 1
  process.stdout.write(`${published}\n`)
})
