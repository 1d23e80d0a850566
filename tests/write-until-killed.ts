import { openDatabase } from '../server/db/client.ts'

/** Process of the durability test: inserts rows until killed, prints each committed one. */
const db = await openDatabase(JSON.parse(process.argv[2] ?? ''))

const write = async (lane: number) => {
  for (let attempt = 0; ; attempt++) {
    const name = `${lane}-${attempt}`
    await db
      .transaction()
      .execute((trx) => trx.insertInto('secret').values({ name, value: '' }).execute())
    process.stdout.write(`${name}\n`)
  }
}

await Promise.all([1, 2, 3, 4].map(write))
