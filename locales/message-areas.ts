type MessageArea = {
  /** Folders and globs of the modules whose messages are in the area's catalogue. */
  sources: readonly string[]
  /** The keys of the pages that the catalogue is sent with. */
  pages?: RegExp
  /** Never sent to a browser. */
  isServerOnly?: true
}

/**
 * Areas of the site with catalogues of their own, `locales/<area>/<language>.po`; messages of no area
 * are in `locales/<language>.po` and sent with every page.
 */
export const messageAreas = {
  /** What the shop's pages say, and the cart. */
  shop: {
    pages: /^(shop|otcs|checkout)\b/,
    sources: [
      'app/shop',
      'app/checkout/*.{ts,tsx}',
      'app/routes/shop/!(add-to-cart).tsx',
      'app/shell/popups/cart-panel.tsx',
      'messages/shop',
    ],
  },
  account: {
    pages: /^(account|login)\b/,
    sources: [
      'app/account/*.{ts,tsx}',
      'app/account/addresses',
      'app/account/documents',
      'app/account/login',
      'app/account/orders',
      'app/account/registrations',
      'app/account/security',
      // The account's home says too that an account cannot order.
      'app/shop/cart/order-{notice,restriction}.{ts,tsx}',
      'app/checkout/frame/order-totals.tsx',
      'app/routes/account/!(signup|signup-confirmation).tsx',
      'app/routes/content/block-gallery.tsx',
      'messages/account',
    ],
  },
  /** The sign-up form, fetched when it is opened. */
  signup: { sources: ['app/account/signup', 'messages/signup'] },
  /** The checkout's document runs no script. */
  checkout: {
    sources: ['app/checkout/frame', 'app/routes/shop/add-to-cart.tsx'],
    isServerOnly: true,
  },
  /** Messages of the API, mails. */
  server: { sources: ['messages/server', 'server'], isServerOnly: true },
} as const satisfies Record<string, MessageArea>

type Areas = typeof messageAreas
type AreaWith<Key extends string> = {
  [Area in keyof Areas]: Areas[Area] extends Record<Key, unknown> ? Area : never
}[keyof Areas]

export type AreaName = keyof Areas
/** Areas with pages of their own. */
export type PageArea = AreaWith<'pages'>
/** Areas whose messages browsers fetch. */
export type BrowserArea = Exclude<AreaName, AreaWith<'isServerOnly'>>

export const areaNames = Object.keys(messageAreas) as AreaName[]

/** Where an area's catalogue is, from the root of the project; without an area, every page's. */
export const cataloguePath = (language: string, area?: AreaName) =>
  `locales/${area ? `${area}/` : ''}${language}.po`
