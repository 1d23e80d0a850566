/** Tests outside of `server/` and `tests/` that open a database; `npm run test:unit` omits them. */
export const testsWithDatabase = [
  'app/account/due-invoices.test.ts',
  'app/account/security/answer-security.test.ts',
  'app/checkout/frame/address-choice.test.ts',
  'app/checkout/frame/checkout-draft.test.ts',
  'app/checkout/frame/confirmed-terms.test.ts',
  'app/checkout/frame/junk-posts.test.ts',
  'app/checkout/frame/rule-runs.test.ts',
  'app/checkout/frame/take-step.test.ts',
  'app/checkout/frame/thanks-invoice.test.ts',
  'app/content/answer-form.test.tsx',
  'app/routes/account/orders.test.ts',
  'app/routes/account/shelf.test.ts',
  'app/routes/guard-outage.test.ts',
  'app/routes/redirects.test.ts',
  'app/search/load-results.test.ts',
  'blocks/blocks.test.tsx',
]
