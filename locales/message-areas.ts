type MessageArea = {
  /** Folders and globs of the modules whose messages are in the area's catalogue. */
  sources: readonly string[]
}

/**
 * Areas of the site with files of translations of their own, `locales/<area>/<language>.po`; messages of
 * no area are in `locales/<language>.po`. The server has all, a browser those of the parts that it loads.
 */
export const messageAreas = {
  /** What the shop's pages say, and the cart. */
  shop: {
    sources: [
      'app/shop',
      'app/checkout/*.{ts,tsx}',
      'messages/shop',
    ],
  },
  account: {
    sources: [
      'app/account/*.{ts,tsx}',
      'app/account/addresses',
      'app/account/formulas',
      'app/account/lists',
      'app/account/login',
      'app/account/order-right',
      'app/account/orders',
      'app/account/security',
      'app/account/shelf',
      'app/checkout/frame/order-totals.tsx',
      'messages/account',
    ],
  },
  /** The map of locations that carry the remedies. */
  map: { sources: ['app/content/where', 'messages/map'] },
  /** The search of the site. */
  search: { sources: ['app/search'] },
  /** The sign-up form. */
  signup: { sources: ['app/account/signup', 'messages/signup'] },
  /** What only the server renders. */
  pages: {
    sources: [
      'app/account/documents',
      'app/account/registrations',
      'app/routes/*.tsx',
      'app/routes/account',
      'app/routes/content',
      'app/routes/shop/!(add-to-cart).tsx',
      'app/shell/header',
      'app/shell/loading',
      'app/shell/viewing',
      'app/shell/*.tsx',
      'messages/site/page-search-words.ts',
    ],
  },
  /** The checkout's document runs no script. */
  checkout: {
    sources: ['app/checkout/frame', 'app/routes/shop/add-to-cart.tsx'],
  },
  /** The back office, with an own application in the browser. */
  admin: {
    sources: [
      'admin/!(node_modules)/**/*.{ts,tsx}',
      'admin/*.tsx',
      'messages/map/map-categories.ts',
      'messages/signup/professions.ts',
    ],
  },
  /** The first set-up; its page runs no script. */
  setup: { sources: ['app/setup', 'app/routes/setup'] },
  /** Messages of the API, mails. */
  server: { sources: ['messages/server', 'server'] },
} as const satisfies Record<string, MessageArea>

export type AreaName = keyof typeof messageAreas

export const areaNames = Object.keys(messageAreas) as AreaName[]

/** Where an area's catalogue is, from the root of the project; without an area, the site's own. */
export const cataloguePath = (language: string, area?: AreaName) =>
  `locales/${area ? `${area}/` : ''}${language}.po`
