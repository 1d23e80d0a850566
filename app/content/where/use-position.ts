import { useState } from 'react'
import type { Coordinates } from '../../../domain/locations/map-location.ts'

export type PositionProblem = 'denied' | 'unavailable' | 'slow' | 'unsupported'

type State = 'idle' | 'locating' | PositionProblem

const problems: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'slow' }

const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

/** Asks the browser for the position when `locate` is called, never before. It is not sent anywhere. */
export const usePosition = (onFound: (position: Coordinates) => void) => {
  const [state, setState] = useState<State>('idle')
  const locate = () => {
    if (!navigator.geolocation) return setState('unsupported')
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle')
        onFound({ latitude, longitude })
      },
      ({ code }) => setState(problems[code] ?? 'unavailable'),
      options,
    )
  }
  return { state, locate }
}
