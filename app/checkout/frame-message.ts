/**
 * What the checkout's frame tells the page around it (D1 §4). `remove_line`: the line of the posted
 * cart, from 0, was removed in the frame.
 */
export type FrameMessage =
  | { type: 'checkout_loaded' }
  | { type: 'thankyou_loaded' }
  | { type: 'height'; height: number }
  | { type: 'remove_line'; line: number }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Beyond any checkout; keeps a broken measure from making an endless page. In pixels. */
const tallest = 50_000

/** A message of the frame, undefined for anything else that was posted. */
export const readFrameMessage = (data: unknown): FrameMessage | undefined => {
  if (!isObject(data)) return undefined
  const { type, height, line } = data
  if (type === 'checkout_loaded' || type === 'thankyou_loaded') return { type }
  if (type === 'remove_line')
    return typeof line === 'number' && Number.isSafeInteger(line) ? { type, line } : undefined
  const isHeight = typeof height === 'number' && height > 0 && height <= tallest
  return type === 'height' && isHeight ? { type, height: Math.ceil(height) } : undefined
}
