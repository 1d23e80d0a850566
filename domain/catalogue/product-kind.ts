/** Kinds that are sets of remedies, described by their count. */
const setKinds = ['kit', 'seasonal'] as const

export type SetKind = (typeof setKinds)[number]

/** Kinds of products with a page; price products have none. */
export const shownKinds = ['complex', 'otc', 'supplement', ...setKinds] as const

export type ShownKind = (typeof shownKinds)[number]

export const isSetKind = (kind: ShownKind): kind is SetKind =>
  setKinds.some((known) => known === kind)
