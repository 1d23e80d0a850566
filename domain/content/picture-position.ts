const across = ['left', 'center', 'right'] as const
const down = ['top', 'center', 'bottom'] as const

/** Which part of a picture stays in sight where it is cut to its room (D2 §3). */
export type PicturePosition = {
  readonly x: (typeof across)[number]
  readonly y: (typeof down)[number]
}

/** As it is stored; the middle, where nothing is said that can be read. */
export const readPicturePosition = (stored: unknown): PicturePosition => {
  const { x, y } = (stored ?? {}) as { x?: unknown; y?: unknown }
  return {
    x: across.find((one) => one === x) ?? 'center',
    y: down.find((one) => one === y) ?? 'center',
  }
}
