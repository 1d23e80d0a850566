import { openDatabase } from '../server/db/client.ts'

/** A process for the durability test: writes rows without end and says each one it was promised. */
const db = await openDatabase(JSON.parse(process.argv[2] ?? ''))

const write = async (lane: number) => {
  for (let turn = 0; ; turn++) {
    const name = `${lane}-${turn}`
    await db
      .transaction()
      .execute((trx) => trx.insertInto('secret').values({ name, value: '' }).execute())
    process.stdout.write(`${name}\n`)
  }
}

await Promise.all([1, 2, 3, 4].map(write))
