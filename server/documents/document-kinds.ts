/** The papers of an order that are made as PDF. */
export const documentKinds = ['invoice', 'credit-note', 'delivery-note'] as const

export type DocumentKind = (typeof documentKinds)[number]
