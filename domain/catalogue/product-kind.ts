/** Sets of remedies, which their count describes. */
export const setKinds = ['kit', 'seasonal'] as const

export type SetKind = (typeof setKinds)[number]

/** Kinds of products with a page of their own; price products have none. */
export const shownKinds = ['complex', 'otc', 'supplement', ...setKinds] as const

export type ShownKind = (typeof shownKinds)[number]

export const isSetKind = (kind: ShownKind): kind is SetKind =>
  setKinds.some((known) => known === kind)
