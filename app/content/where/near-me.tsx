import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Coordinates } from '../../../domain/locations/map-location.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

type PositionProblem = 'denied' | 'unavailable' | 'slow' | 'unsupported'

type State = 'idle' | 'locating' | PositionProblem

const problems: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'slow' }

const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

/** Asks the browser for the position when `locate` is called, never before. It is not sent anywhere. */
const usePosition = (onFound: (position: Coordinates) => void) => {
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

const useProblemTexts = (): Record<PositionProblem, string> => {
  const { t } = useLingui()
  return {
    denied: t`Your browser does not share your position. You can allow it in the settings of this page, or enter a postcode.`,
    unavailable: t`Your position could not be found. Please enter a postcode or a town.`,
    slow: t`Finding your position takes too long. Please try again, or enter a postcode.`,
    unsupported: t`This browser cannot find your position. Please enter a postcode or a town.`,
  }
}

type Props = {
  /** Whether distances are measured from the position. */
  isOn: boolean
  onFound: (position: Coordinates) => void
  onEnd: () => void
}

/** Sorts by distance from the person, who is asked for the position on a click only. */
export const NearMe = ({ isOn, onFound, onEnd }: Props) => {
  const texts = useProblemTexts()
  const { state, locate } = usePosition(onFound)
  const isLocating = state === 'locating'
  return (
    <div className="noscript:hidden">
      <Button
        look={isOn ? 'filled' : 'outline'}
        aria-pressed={isOn}
        aria-disabled={isLocating || undefined}
        onClick={() => {
          if (isOn) onEnd()
          else if (!isLocating) locate()
        }}
      >
        <Icon name="crosshair" />
        {isLocating ? <Trans>Finding your position …</Trans> : <Trans>Near me</Trans>}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {state !== 'idle' && !isLocating && texts[state]}
      </p>
    </div>
  )
}
