import type { ComponentType } from 'react'
import { blockIslands } from '../../blocks/block-islands.ts'
import type { HydrateOn } from '../../domain/page/hydrate-on.ts'

type IslandEntry<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>
  on: HydrateOn
}

const island = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  on: HydrateOn,
): IslandEntry<Props> => ({ load, on })

/**
 * The parts of pages that are operated, each with its script. Everything else is HTML of the server
 * and loads no script. Props cross the wire as JSON.
 */
export const islands = {
  login: island(() => import('../account/login/login-form.tsx'), 'use'),
  forgotten: island(() => import('../account/login/forgotten-form.tsx'), 'use'),
  signup: island(() => import('../account/signup/signup-form.tsx'), 'use'),
  address: island(() => import('../account/addresses/address-form.tsx'), 'use'),
  security: island(() => import('../account/security/security-form.tsx'), 'use'),
  'change-factor': island(() => import('../account/security/factor-form.tsx'), 'use'),
  homeopathy: island(() => import('../shop/homeopathy/homeopathy-selector.tsx'), 'visible'),
  sized: island(() => import('../shop/sized/sized-selector.tsx'), 'visible'),
  mixture: island(() => import('../shop/mixture/mixture-builder.tsx'), 'visible'),
  'remedy-search': island(() => import('../shop/families/remedy-search.tsx'), 'use'),
  buy: island(() => import('../shop/products/page/product-buy.tsx'), 'restriction'),
  salt: island(() => import('../shop/products/salts/salt-chooser.tsx'), 'restriction'),
  reserved: island(() => import('../shop/products/page/reserved-texts.tsx'), 'visible'),
  where: island(() => import('../content/where/where-finder.tsx'), 'visible'),
  'quick-order': island(() => import('../shop/quick-order/quick-order.tsx'), 'load'),
  shelf: island(() => import('../account/shelf/shelf-list.tsx'), 'load'),
  'quick-line': island(() => import('../shop/quick-order/quick-line.tsx'), 'use'),
  checkout: island(() => import('../checkout/checkout-page.tsx'), 'load'),
} as const

export type IslandName = keyof typeof islands

type Entry<Name extends IslandName> = (typeof islands)[Name]

export type IslandProps<Name extends IslandName> =
  Entry<Name> extends IslandEntry<infer Props> ? Props & object : never

export type AnyIsland = {
  load: () => Promise<{ default: unknown }>
  on: HydrateOn
}

/** The name of a block's island. */
export const blockIslandName = (type: string) => `block:${type}`

/** All islands by name, with those of the blocks. */
export const allIslands: ReadonlyMap<string, AnyIsland> = new Map<string, AnyIsland>([
  ...Object.entries(islands),
  ...Object.entries(blockIslands).map(([type, { island, on }]): [string, AnyIsland] => [
    blockIslandName(type),
    { load: island, on },
  ]),
])
