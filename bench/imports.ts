import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { closeDatabase, type DatabaseSettings, openDatabase } from '../server/db/client.ts'
import { migrate } from '../server/db/migrate.ts'
import { largeShop } from '../server/shop-import/former-shop.fixtures.ts'
import { startPrivatePostgres } from '../tests/private-postgres.ts'
import { atMost, formatMegabytes, formatSeconds, type Group, isTrial, row } from './row.ts'
import { temporaryFolder } from './servers.ts'

const share = isTrial ? 0.05 : 1

const size = {
  ...{ customers: 300 * share, orders: 2_000 * share, products: Math.ceil(119 * share) },
  ...{ pages: 60 * share, posts: 40 * share, pictures: 100 * share },
}

/** A photo of half a megabyte. */
const photo = (id: number) =>
  sharp({
    create: {
      ...{ width: 1_600, height: 1_200, channels: 3, background: '#7a9' },
      noise: { type: 'gaussian', mean: 100 + (id % 50), sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer()

const command = fileURLToPath(new URL('../server/commands/main.ts', import.meta.url))

/** Prints the peak memory of the process, in kibibytes, as its last line. */
const printPeak = `data:text/javascript,process.on('exit', () => console.error('\\n' + process.resourceUsage().maxRSS))`

/** Runs the command; returns seconds and bytes. */
const runImport = async (folder: string, { dataDir, databaseUrl = '' }: DatabaseSettings) => {
  const startedAt = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', printPeak, command, 'import', '--from', folder, '--json'],
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new Error(said)
  const bytes = Number(said.trim().split('\n').at(-1)) * 1_024
  return { seconds: (performance.now() - startedAt) / 1_000, bytes }
}

/** `npm run import` of a whole former shop into an empty one, and again. */
export const imports: Group = {
  title: 'import of a former shop',
  async *measure() {
    await using folder = await temporaryFolder()
    const from = join(folder.path, 'export')
    await largeShop(size, photo, from)
    const postgres = await startPrivatePostgres()
    try {
      for (const [name, databaseUrl] of [
        ['SQLite', undefined],
        ['PostgreSQL', postgres?.url],
      ] as const) {
        if (name === 'PostgreSQL' && !databaseUrl) continue
        const dataDir = join(folder.path, name)
        const settings = { dataDir, ...(databaseUrl && { databaseUrl }) }
        const db = await openDatabase(settings)
        await migrate(db)
        await closeDatabase(db)
        for (const round of ['first', 'again']) {
          const { seconds, bytes } = await runImport(from, settings)
          const peak = formatMegabytes(bytes)
          yield row(`${name}, ${round}`, formatSeconds(seconds), atMost(seconds, 60, formatSeconds))
          yield row('its peak memory', peak, atMost(bytes, 400 * 2 ** 20, formatMegabytes))
        }
      }
    } finally {
      await postgres?.stop()
    }
  },
}
