import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Started = { address: string; setupAddress: string | undefined }

export type OwnServer = Started & {
  process: ChildProcess
  kill: (signal: NodeJS.Signals) => Promise<void>
}

/** A new empty data folder. */
export const emptyFolder = () => mkdtempSync(join(tmpdir(), 'officina-setup-'))

type Own = {
  dataDir: string
  port: number
  databaseUrl: string
  /** Further environment variables. */
  env?: NodeJS.ProcessEnv
}

/** Starts a server process without the demo laboratory, as `npm start` does with `DEMO=0`. */
export const startServer = async ({
  dataDir,
  port,
  databaseUrl,
  env = {},
}: Own): Promise<OwnServer> => {
  const server = fork('build/main.js', [], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DEMO: '0',
      HOST: '',
      ORIGIN: '',
      SMTP_URL: '',
      STORAGE_URL: '',
      PORT: `${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const started = await Promise.race([
    once(server, 'message').then(([message]) => message as Started),
    once(server, 'exit').then(([code]) => {
      throw new Error(`the server did not start: ${code}`)
    }),
  ])
  const kill = async (signal: NodeJS.Signals) => {
    const exit = once(server, 'exit')
    server.kill(signal)
    await exit
  }
  return { ...started, process: server, kill }
}
