import { access, constants, statfs } from 'node:fs/promises'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { outageSeconds } from '../../http/retry-after.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'

const healthRoute = createRoute({
  method: 'get',
  path: '/health',
  tags: ['Operation'],
  summary: 'Checks that the process responds',
  security: [],
  responses: {
    200: {
      description: 'The process responds.',
      content: { 'application/json': { schema: z.object({ status: z.literal('ok') }) } },
    },
  },
})

const states = z.object({
  status: z.enum(['ok', 'failed']),
  database: z.enum(['ok', 'failed']).openapi({ description: 'Whether the database responds.' }),
  storage: z
    .enum(['ok', 'failed'])
    .openapi({ description: 'Whether the data folder is writable and has free space.' }),
  mail: z.enum(['ok', 'delayed', 'unknown']).openapi({
    description:
      '`delayed`: a mail has been waiting for over 10 minutes. Does not affect `status`.',
  }),
})

const report = (description: string) => ({
  description,
  content: { 'application/json': { schema: states } },
})

const readyRoute = createRoute({
  method: 'get',
  path: '/ready',
  tags: ['Operation'],
  summary: 'Checks that orders can be placed',
  security: [],
  responses: { 200: report('Orders can be placed.'), 503: report('Orders cannot be placed.') },
})

/** Timeout of a database check, in milliseconds. */
const checkTimeoutMs = 2_000
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

const checkDatabase = ({ db }: Services) => withTimeout(sql`select 1`.execute(db))

const checkStorage = async ({ env: { dataDir } }: Services) => {
  await access(dataDir, constants.W_OK)
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < minFreeBytes)
    throw new Error(`less than ${minFreeBytes} bytes free in ${dataDir}`)
}

const findOldMail = ({ db, now }: Services) =>
  withTimeout(
    db
      .selectFrom('outbox')
      .select('id')
      .where('done_at', 'is', null)
      .where('created_at', '<', new Date(now().getTime() - mailTimeoutMs))
      .limit(1)
      .executeTakeFirst(),
  )

/** For monitoring: names the failed part, without the cause. */
export const addHealthRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(healthRoute, (c) => c.json({ status: 'ok' as const }, 200))

  api.openapi(readyRoute, async (c) => {
    const stateOf = (check: Promise<unknown>) =>
      check.then(
        () => 'ok' as const,
        (error: unknown) => {
          services.log.error({ err: error }, 'readiness check failed')
          return 'failed' as const
        },
      )
    const [database, storage, mail] = await Promise.all([
      stateOf(checkDatabase(services)),
      stateOf(checkStorage(services)),
      findOldMail(services).then(
        (old) => (old ? 'delayed' : 'ok') as 'delayed' | 'ok',
        () => 'unknown' as const,
      ),
    ])
    if (database === 'failed' || storage === 'failed') {
      c.header('Retry-After', String(outageSeconds))
      return c.json({ status: 'failed' as const, database, storage, mail }, 503)
    }
    return c.json({ status: 'ok' as const, database, storage, mail }, 200)
  })
}
