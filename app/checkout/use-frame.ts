import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { type FrameMessage, readFrameMessage } from './frame-message.ts'

/**
 * loading → checkout → sending → checkout or thankyou (D1 §4); failed when the frame does not answer
 * in time.
 */
export type FrameState = {
  status: 'loading' | 'checkout' | 'sending' | 'thankyou' | 'failed'
  height: number
}

export const nextFrameState = (
  state: FrameState,
  event: FrameMessage | { type: 'posted' | 'timed-out' },
): FrameState => {
  switch (event.type) {
    case 'posted':
      return { ...state, status: 'loading' }
    case 'checkout_loaded':
      return { ...state, status: 'checkout' }
    case 'remove_line':
      return { ...state, status: 'loading' }
    case 'sending':
      return { ...state, status: 'sending' }
    case 'thankyou_loaded':
      return { ...state, status: 'thankyou' }
    case 'height':
      return { ...state, height: event.height }
    case 'timed-out':
      // A late answer still counts.
      return state.status === 'loading' ? { ...state, status: 'failed' } : state
  }
}

export const firstFrameState: FrameState = { status: 'loading', height: 1_000 }

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
