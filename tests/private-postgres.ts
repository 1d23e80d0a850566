import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const debian = '/usr/lib/postgresql'

const findProgram = (name: string): string | undefined => {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'],
  ]
  return folders.map((folder) => join(folder, name)).find(existsSync)
}

/** PostgreSQL does not run as root; Debian's package creates the user `postgres`. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Whether the server accepts connections; its socket exists earlier. */
const isReady = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** Faster without durability; reachable only through the socket in its folder. */
const settings = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

export type PrivatePostgres = {
  url: string
  /** Stops the server, closing its connections, and keeps the data. */
  halt: () => Promise<void>
  /** Starts it with the same data. */
  resume: () => Promise<void>
  /** Stops it and deletes its folder. */
  stop: () => Promise<void>
}

/** Starts a separate server in a temporary folder; undefined without PostgreSQL. */
export const startPrivatePostgres = async (): Promise<PrivatePostgres | undefined> => {
  const initdb = findProgram('initdb')
  const postgres = findProgram('postgres')
  if (!initdb || !postgres) return undefined

  const folder = mkdtempSync(join(tmpdir(), 'officina-postgres-'))
  const data = join(folder, 'data')
  const user = unprivileged()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const

  const access = [
    '--username=officina',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  execFileSync(initdb, ['--pgdata', data, ...access], options)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = `postgres://officina@localhost/postgres?host=${encodeURIComponent(folder)}`
  let server: ChildProcess
  const kill = () => void server.kill('SIGQUIT')
  const resume = async () => {
    server = spawn(postgres, ['-D', data, '-k', folder, ...flags], options)
    while (!(await isReady(url))) {
      if (server.exitCode !== null) throw new Error('The private PostgreSQL did not start')
      await delay(10)
    }
  }
  const halt = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }

  process.once('exit', kill)
  await resume()
  return {
    url,
    halt,
    resume,
    async stop() {
      if (server.exitCode === null) await halt()
      process.off('exit', kill)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
