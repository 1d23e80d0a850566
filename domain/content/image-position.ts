const across = ['left', 'center', 'right'] as const
const down = ['top', 'center', 'bottom'] as const

/** The part of an image that stays visible when it is cropped (D2 §3). */
export type ImagePosition = {
  readonly x: (typeof across)[number]
  readonly y: (typeof down)[number]
}

/** Parses the stored value; invalid values give the centre. */
export const readImagePosition = (stored: unknown): ImagePosition => {
  const { x, y } = (stored ?? {}) as { x?: unknown; y?: unknown }
  return {
    x: across.find((one) => one === x) ?? 'center',
    y: down.find((one) => one === y) ?? 'center',
  }
}
