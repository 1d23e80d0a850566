/**
 * Messages from the checkout frame to the page (D1 §4). `remove_line`: index from 0 in the posted
 * cart of a removed line.
 */
export type FrameMessage =
  | { type: 'checkout_loaded' }
  | { type: 'thankyou_loaded' }
  | { type: 'height'; height: number }
  | { type: 'remove_line'; line: number }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Maximum height in pixels; a wrong measurement must not grow the page endlessly. */
const maxHeightPx = 50_000

/** Parses a message of the frame; undefined for any other message. */
export const readFrameMessage = (data: unknown): FrameMessage | undefined => {
  if (!isObject(data)) return undefined
  const { type, height, line } = data
  if (type === 'checkout_loaded' || type === 'thankyou_loaded') return { type }
  if (type === 'remove_line')
    return typeof line === 'number' && Number.isSafeInteger(line) ? { type, line } : undefined
  const isHeight = typeof height === 'number' && height > 0 && height <= maxHeightPx
  return type === 'height' && isHeight ? { type, height: Math.ceil(height) } : undefined
}
