import { pino } from 'pino'
import type { CartInfo } from '../../domain/cart/cart-info.ts'
import type { PostedItem } from '../../domain/order/price-line.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { findPrice } from '../catalogue/price-products.ts'
import type { Database } from '../db/client.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readEnv } from '../env.ts'
import { createPageCache } from '../http/page-cache.ts'
import type { Services } from '../services.ts'
import type { OrderRequest } from './place-order.ts'
import { askedSlug } from './price-facts.ts'

/** The demo laboratory's shop on a real database, with a clock of its own. */
export const shopOn = async (db: Database, variables: NodeJS.ProcessEnv = {}) => {
  const clock = { now: new Date('2026-11-21T08:00:00Z') }
  let woken = 0
  const services: Services = {
    env: readEnv({ DATA_DIR: temporaryFolder(), DEMO_PASSWORD: 'trois-sources', ...variables }),
    db,
    log: pino({ level: 'silent' }),
    pages: createPageCache(),
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

  /** A line as the shop's page would post it, with the right product and price. */
  const line = async (
    name: string,
    info: Partial<CartInfo> = {},
    quantity = 1,
  ): Promise<PostedItem> => {
    const whole = { ...arnica.info, ...info }
    const asked: PostedItem = { id: 0, quantity, name, info: whole }
    const product = await findPrice(db, askedSlug(asked) ?? '')
    if (!product) throw new Error(`no price for ${JSON.stringify(whole)}`)
    return { ...asked, id: product.id, price: product.price }
  }

  /** Two lines by someone who may order, at 10 % discount. */
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

  return { services, clock, accountOf, line, request, woken: () => woken }
}

export type ShopUnderTest = Awaited<ReturnType<typeof shopOn>>

const arnica = {
  info: { type: 'homeopathy', scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
} as const
