type MessageArea = {
  /** Folders and globs of the modules whose messages are in the area's catalogue. */
  sources: readonly string[]
}

/**
 * Areas with files of translations of their own, `locales/<area>/<language>.po`. Messages of no area are in
 * `locales/<language>.po`, which browsers load.
 */
export const messageAreas = {
  /** What only the server renders: pages without islands, the checkout, the first set-up. */
  pages: {
    sources: [
      'app/account/{account-page,edit-frame}.tsx',
      'app/account/addresses/{address-card,other-addresses}.tsx',
      'app/account/documents',
      'app/account/formulas',
      'app/account/lists',
      'app/account/login/login-required.tsx',
      'app/account/orders/{change,detail,order}-*.tsx',
      'app/account/overview-parts.tsx',
      'app/account/people',
      'app/account/orders/status-mark.tsx',
      'app/account/registrations',
      'app/account/security/{deletion-parts,personal-data,security-parts,session-list}.tsx',
      'app/account/shelf/saved-*.{ts,tsx}',
      'app/checkout/frame/*.{ts,tsx}',
      'app/checkout/frame/notices',
      'app/content/*.{ts,tsx}',
      'app/routes',
      'app/search/found-row.tsx',
      'app/setup',
      'app/shell/consent/consent-banner.tsx',
      'app/shell/header',
      'app/shell/loading',
      'app/shell/viewing',
      'app/shell/*.tsx',
      'app/shop/families/!(remedy-search).{ts,tsx}',
      'app/shop/mixture/mixture-prices.tsx',
      'app/shop/products/list',
      'app/shop/products/page/product-{frame,page,sections}.tsx',
      'app/shop/products/salts/salt-{order-table,page}.tsx',
      'app/shop/products/table/{order-table-parts,product-table}.tsx',
      'blocks/parts/{film,product-labels,season-mark}.tsx',
      'blocks/render-blocks.tsx',
      'blocks/{health-topics-display,nomenclature-download,post-display,remedy-display,seasonal-remedy-display,slider,social-feed,testimonials,webinar-banner}/*-block.tsx',
      'messages/account/{account-states,delivery-addresses,field-problems,order-change,order-states,passwords,payment,people}.ts',
      'messages/site/page-search-words.ts',
      'ui/slider/slider.tsx',
      'ui/zoomable.tsx',
    ],
  },
  /** The back office, with an own application in the browser. */
  admin: {
    sources: [
      'admin/!(node_modules)/**/*.{ts,tsx}',
      'admin/*.tsx',
      'domain/options/*.ts',
      'messages/account/{customer-groups,order-states,people}.ts',
      'messages/labelled.ts',
      'messages/map/map-categories.ts',
      'messages/shop/{lines,order-charges,packs,pictures,preparations,salts,selection-pictures,sized-names,substances}.ts',
      'messages/signup/professions.ts',
    ],
  },
  /** Messages of the API, mails. */
  server: {
    sources: [
      'messages/account/{customer-groups,people}.ts',
      'messages/server',
      'messages/shop/quick-order.ts',
      'server',
    ],
  },
} as const satisfies Record<string, MessageArea>

export type AreaName = keyof typeof messageAreas

export const areaNames = Object.keys(messageAreas) as AreaName[]

/** Where an area's catalogue is, from the root of the project; without an area, that of browsers. */
export const cataloguePath = (language: string, area?: AreaName) =>
  `locales/${area ? `${area}/` : ''}${language}.po`
