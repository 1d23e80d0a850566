/**
 * Messages from the checkout frame to the page (D1 §4). `cart`: the version of the cart that is shown
 * (R25). `sending`: a step has been sent, and its document follows. `remove_line`: the person removes
 * a line of the cart.
 */
export type FrameMessage =
  | { type: 'checkout_loaded'; cart?: number | undefined }
  | { type: 'thankyou_loaded' }
  | { type: 'height'; height: number }
  | { type: 'sending' }
  | { type: 'remove_line'; cartId: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Maximum height in pixels; a wrong measurement must not grow the page endlessly. */
const maxHeightPx = 50_000

/** Parses a message of the frame; undefined for any other message. */
export const readFrameMessage = (data: unknown): FrameMessage | undefined => {
  if (!isObject(data)) return undefined
  const { type, cart, height, cartId } = data
  if (type === 'checkout_loaded')
    return { type, cart: Number.isSafeInteger(cart) ? Number(cart) : undefined }
  if (type === 'thankyou_loaded' || type === 'sending') return { type }
  if (type === 'remove_line') return typeof cartId === 'string' ? { type, cartId } : undefined
  const isHeight = typeof height === 'number' && height > 0 && height <= maxHeightPx
  return type === 'height' && isHeight ? { type, height: Math.ceil(height) } : undefined
}
