/** The kinds of PDF documents of an order. */
export const documentKinds = ['invoice', 'credit-note', 'delivery-note'] as const

export type DocumentKind = (typeof documentKinds)[number]
