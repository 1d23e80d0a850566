/** Parts that are not in the HTML of a page and show messages: popups, dialogs, and what buttons do. */
export const parts = {
  'account-popups': () => import('../account/login/account-popups.tsx'),
  'reset-popup': () => import('../account/login/reset-popup.tsx'),
  'cart-panel': () => import('../shop/cart/cart-panel.tsx'),
  search: () => import('../search/search-overlay.tsx'),
  'add-product': () => import('../shop/products/add-product.ts'),
  'product-table': () => import('../shop/products/table/add-rows.ts'),
  save: () => import('../shop/shelf/save.tsx'),
  reorder: () => import('../account/orders/start-reorder.tsx'),
} as const
