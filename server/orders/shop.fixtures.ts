import { pino } from 'pino'
import type { RequestedPreparation } from '../../domain/homeopathy/choices.ts'
import type { PostedInfo, PostedItem } from '../../domain/order/posted-item.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { makePageToken } from '../accounts/login/page-token.ts'
import { openSession } from '../accounts/login/session.ts'
import type { Database } from '../db/client.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readEnv } from '../env.ts'
import { folderStore } from '../files/folder-store.ts'
import { createResponseCache } from '../http/cache/response-cache.ts'
import type { Services } from '../services.ts'
import { decideItems, findLineFacts } from './placing/decide-items.ts'
import type { OrderRequest } from './placing/place-order.ts'

/** The demo shop on a real database, with a settable clock. */
export const openTestShop = async (db: Database, variables: NodeJS.ProcessEnv = {}) => {
  const clock = { now: new Date('2026-11-21T08:00:00Z') }
  let woken = 0
  const env = readEnv({
    DATA_DIR: temporaryFolder(),
    DEMO_PASSWORD: 'trois-sources',
    ...variables,
  })
  const services: Services = {
    env,
    db,
    log: pino({ level: 'silent' }),
    cache: createResponseCache(db),
    files: folderStore(env),
    now: () => clock.now,
    wakeWorker: () => {
      woken += 1
    },
  }
  await loadDemo(services)

  const accountOf = async (name: string) => {
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', `${name}@trois-sources.example`)
      .executeTakeFirstOrThrow()
    return { accountId: id }
  }

  /** The id of a ready product by name; 0 for other lines, which are found by their info. */
  const readyId = async (name: string) =>
    (
      await db
        .selectFrom('product')
        .select('id')
        .where('name', '=', name)
        .where('kind', '!=', 'price')
        .executeTakeFirst()
    )?.id ?? 0

  /** A line of any family as the shop posts it, with the current product and price. */
  const lineOf = async (name: string, info: PostedInfo, quantity = 1): Promise<PostedItem> => {
    const item: PostedItem = { id: await readyId(name), quantity, name, info }
    const [found] = await decideItems(db, [item], await findLineFacts(db, [item], 'fr'))
    if (!found?.ok) throw new Error(`${found?.refusal.code}: ${name}, ${JSON.stringify(info)}`)
    const { id, price } = found.value.product
    return { ...item, id, price }
  }

  /** A line of a single remedy; default: the preparation of `arnica`. */
  const line = (name: string, info: Partial<RequestedPreparation> = {}, quantity = 1) =>
    lineOf(name, { ...arnica.info, ...info }, quantity)

  /** Two lines of an account that may order, with 10 % discount. */
  const request = async (idempotencyKey: string): Promise<OrderRequest> => ({
    account: await accountOf('claire.favre'),
    items: [
      await line('Arnica montana', {}, 2),
      await line('Belladonna', { dilution: '200', form: 'granules', size: 'tube-4g' }),
    ],
    payment: 'invoice',
    reference: 'Patient 12',
    note: 'Please ring.',
    idempotencyKey,
    language: 'fr',
  })

  /** A checkout token of a new session of the account. */
  const checkoutToken = async (accountId: string) => {
    const sessionToken = await openSession(db, accountId, 'test', clock.now)
    const jwt = await makePageToken(services, { accountId, sessionToken }, clock.now)
    if (jwt === undefined) throw new Error(`no active account ${accountId}`)
    return jwt
  }

  return { services, clock, accountOf, checkoutToken, line, lineOf, request, woken: () => woken }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

const arnica = {
  info: { type: 'homeopathy', scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
} as const
