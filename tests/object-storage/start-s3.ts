import { fork } from 'node:child_process'
import { once } from 'node:events'
import { v7 } from 'uuid'

/** The only key that `s3rver` knows; it does not check signatures. */
const key = 'S3RVER:S3RVER'

/** Starts a real S3 server in a separate process, with its objects in `folder`. */
export const startS3 = async (folder: string) => {
  const server = fork(`${import.meta.dirname}/s3-server.mjs`, [folder], {
    // Its continuation tokens of long lists need an old cipher.
    execArgv: ['--openssl-legacy-provider'],
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [port] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`the S3 server did not start: ${code}`)
    }),
  ])
  // A run of tests ends while it runs.
  server.unref()
  server.channel?.unref()
  const host = `127.0.0.1:${port}`
  return {
    /** Creates a bucket; returns its STORAGE_URL. */
    createBucket: async () => {
      const name = `bucket-${v7()}`
      const { ok, status } = await fetch(`http://${host}/${name}`, { method: 'PUT' })
      if (!ok) throw new Error(`the bucket was not created: ${status}`)
      return `s3://${key}@${host}/${name}?tls=0`
    },
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}

export type S3Server = Awaited<ReturnType<typeof startS3>>
