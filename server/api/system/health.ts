import { statfs } from 'node:fs/promises'
import { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { ok } from '../../../domain/result.ts'
import { findStoreId } from '../../files/claim-store.ts'
import { outageSeconds } from '../../http/retry-after.ts'
import { checkDelivery } from '../../mail/delivery/check-delivery.ts'
import { countMissingFiles } from '../../media/stored-files.ts'
import { mailKinds } from '../../outbox/mail-jobs.ts'
import type { Services } from '../../services.ts'
import { version } from '../../version.ts'
import { type ApiRoute, publicRoute } from '../route.ts'

const healthRoute = publicRoute({
  method: 'get',
  path: '/health',
  tag: 'Operation',
  summary: 'Checks that the process responds',
  returns: z.object({
    status: z.literal('ok'),
    version: z.string().describe('Version of this program.'),
  }),
  returned: 'The process responds.',
  run: async () => ok({ status: 'ok' as const, version }),
})

const states = z.object({
  status: z.enum(['ok', 'degraded', 'failed']).openapi({
    description: '`degraded`: orders can be placed, but not everything works; see the parts.',
  }),
  database: z.enum(['ok', 'failed']).describe('Whether the database responds.'),
  storage: z.enum(['ok', 'incomplete', 'failed']).openapi({
    description:
      'Whether the folder or bucket of files is writable, has free space and belongs to the database. `incomplete`: files that the database names are missing.',
  }),
  mail: z.enum(['ok', 'delayed', 'failed', 'unknown']).openapi({
    description:
      'Whether the mail server greets, or the mail folder is writable; tested at most once a minute. `delayed`: a mail has been waiting for over 10 minutes. Mails wait until they can be sent.',
  }),
})

/** Answered by the web server, without the parts. */
const stopping = z.object({
  status: z
    .literal('stopping')
    .describe(
      'The process has been told to stop: another one answers, or this one after a restart.',
    ),
})

/** Timeout of a database check, in milliseconds. */
const checkTimeoutMs = 2_000
/** How long results are used again, so that probes cost little; in milliseconds. */
const storageTtlMs = 5_000
const minuteMs = 60_000
/** Mails waiting longer are reported as delayed; in milliseconds. */
const mailTimeoutMs = 10 * 60_000
/** Minimum free disk space, in bytes. */
const minFreeBytes = 50 * 2 ** 20

const withTimeout = <Value>(work: Promise<Value>) => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`no response within ${checkTimeoutMs} ms`)),
    checkTimeoutMs,
  )
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** The result of `work`, at most `ttlMs` old; shared by concurrent calls. Errors are not cached. */
const cached = <Value>(ttlMs: number, work: () => Promise<Value>) => {
  let last: { result: Promise<Value>; at: number } | undefined
  return () => {
    if (!last || performance.now() - last.at > ttlMs) {
      const started = { result: work(), at: performance.now() }
      started.result.catch(() => {
        if (last === started) last = undefined
      })
      last = started
    }
    return last.result
  }
}

const checkDatabase = ({ db }: Services) => withTimeout(sql`select 1`.execute(db))

const checkSpace = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < minFreeBytes)
    throw new Error(`less than ${minFreeBytes} bytes free in ${folder}`)
}

const checkStorage = async ({ db, files, env }: Services) => {
  await files.checkWritable()
  // With a bucket and PostgreSQL nothing that an order needs is on this machine.
  if (!env.storageUrl || !env.databaseUrl) await checkSpace(env.dataDir)
  // Another volume was mounted, or another database restored. Without a database there is no answer.
  const inDatabase = await findStoreId(db).catch(() => null)
  if (inDatabase !== null && inDatabase !== (await files.storeId()))
    throw new Error(`the files in ${files.location} belong to another database`)
}

const checkFiles = async (services: Services) => {
  const missing = await countMissingFiles(services)
  if (missing > 0) services.log.error({ missing }, 'files are missing in the store')
  return missing > 0 ? ('incomplete' as const) : ('ok' as const)
}

const findOldMail = ({ db, now }: Services) =>
  withTimeout(
    db
      .selectFrom('outbox')
      .select('id')
      .where('done_at', 'is', null)
      .where('kind', 'in', mailKinds)
      .where('created_at', '<', new Date(now().getTime() - mailTimeoutMs))
      .limit(1)
      .executeTakeFirst(),
  )

/** For monitoring: names the failed part, without the cause. */
export const healthRoutes: ApiRoute = (api, services) => {
  const stateOf = (part: string, check: Promise<unknown>) =>
    check.then(
      () => 'ok' as const,
      (error: unknown) => {
        services.log.error({ err: error, part }, 'readiness check failed')
        return 'failed' as const
      },
    )
  const findStorage = cached(storageTtlMs, () =>
    stateOf('storage', withTimeout(checkStorage(services))),
  )
  const findFiles = cached(minuteMs, () => withTimeout(checkFiles(services)))
  const findDelivery = cached(minuteMs, () => stateOf('mail', checkDelivery(services.env)))
  const findMail = async () => {
    const delivery = await findDelivery()
    if (delivery === 'failed') return delivery
    return findOldMail(services).then(
      (old) => (old ? ('delayed' as const) : ('ok' as const)),
      () => 'unknown' as const,
    )
  }
  const findStates = async () => {
    const [database, folder, files, mail] = await Promise.all([
      stateOf('database', checkDatabase(services)),
      findStorage(),
      findFiles().catch(() => 'incomplete' as const),
      findMail(),
    ])
    // Without the database nobody knows which files are needed.
    const isFolderOnly = folder === 'failed' || database === 'failed'
    return { database, storage: isFolderOnly ? folder : files, mail }
  }

  const readyRoute = publicRoute({
    method: 'get',
    path: '/ready',
    tag: 'Operation',
    summary: 'Checks that orders can be placed',
    returns: states,
    returned: 'Orders can be placed.',
    unavailable: z.union([states, stopping]),
    run: async (_, { c }) => {
      const parts = await findStates()
      if (parts.database === 'failed' || parts.storage === 'failed') {
        c.header('Retry-After', String(outageSeconds))
        return ok(c.json({ status: 'failed', ...parts }, 503))
      }
      const isWhole = parts.storage === 'ok' && parts.mail === 'ok'
      return ok({ status: isWhole ? ('ok' as const) : ('degraded' as const), ...parts })
    },
  })
  for (const add of [healthRoute, readyRoute]) add(api, services)
}
