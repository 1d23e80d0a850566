import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'

/**
 * Messages from the checkout frame to the page (D1 §4). `cart`: the version of the cart that is shown
 * (R25); `isReview`: the order is shown, to be placed or edited. `sending`: a step has been sent, and its document follows. `remove_line`: the person removes
 * a line of the cart.
 */
export type FrameMessage =
  | { type: 'checkout_loaded'; cart?: number | undefined; isReview?: boolean }
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
  const { type, cart, step, height, cartId } = data
  if (type === 'checkout_loaded') {
    const version = Number.isSafeInteger(cart) ? Number(cart) : undefined
    return { type, cart: version, ...(step === 'review' && { isReview: true }) }
  }
  if (type === 'thankyou_loaded' || type === 'sending') return { type }
  if (type === 'remove_line') return typeof cartId === 'string' ? { type, cartId } : undefined
  const isHeight = typeof height === 'number' && height > 0 && height <= maxHeightPx
  return type === 'height' && isHeight ? { type, height: Math.ceil(height) } : undefined
}

/**
 * loading → checkout → sending → checkout or thankyou (D1 §4); failed when the frame does not answer
 * in time.
 */
type FrameState = {
  status: 'loading' | 'checkout' | 'sending' | 'thankyou' | 'failed'
  height: number
  isReview: boolean
}

export const nextFrameState = (
  state: FrameState,
  event: FrameMessage | { type: 'posted' | 'timed-out' },
): FrameState => {
  switch (event.type) {
    case 'posted':
      return { ...state, status: 'loading' }
    case 'checkout_loaded':
      return { ...state, status: 'checkout', isReview: event.isReview === true }
    case 'remove_line':
      return { ...state, status: 'loading' }
    case 'sending':
      return { ...state, status: 'sending' }
    case 'thankyou_loaded':
      return { ...state, status: 'thankyou', isReview: false }
    case 'height':
      return { ...state, height: event.height }
    case 'timed-out':
      // A late answer still counts.
      return state.status === 'loading' ? { ...state, status: 'failed' } : state
  }
}

export const firstFrameState: FrameState = { status: 'loading', height: 1_000, isReview: false }

/** The maximum time until the frame answers. */
const frameTimeoutMs = 15_000

/**
 * The state of the frame, from its messages. Messages of other windows or origins are ignored
 * (R26).
 */
export const useFrame = (
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FrameMessage) => void,
) => {
  const [state, dispatch] = useReducer(nextFrameState, firstFrameState)
  const timer = useRef(0)

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      const message = readFrameMessage(data)
      if (!message) return
      dispatch(message)
      onMessage(message)
    }
    addEventListener('message', receive)
    return () => {
      removeEventListener('message', receive)
      clearTimeout(timer.current)
    }
  }, [frame, onMessage])

  const onPosted = useCallback(() => {
    clearTimeout(timer.current)
    dispatch({ type: 'posted' })
    timer.current = window.setTimeout(() => dispatch({ type: 'timed-out' }), frameTimeoutMs)
  }, [])

  return { ...state, onPosted }
}
