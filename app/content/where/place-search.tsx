import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import type { Coordinates } from '../../../domain/locations/map-location.ts'
import { maxPlaceLength } from '../../../domain/locations/map-query.ts'
import { findPlaces, type Place, type Places } from '../../../domain/locations/places.ts'
import { Button } from '../../../ui/button.tsx'
import { inputClass } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'

type Props = {
  /** The text that the server has searched, and what it has found. */
  searched: string
  found: readonly Place[]
  /** What was typed before hydration. */
  typed: string | undefined
  places: Places | undefined
  /** The place that distances are measured from. */
  chosen: Place | undefined
  /** Whether distances are measured from the person's position instead. */
  isReplaced: boolean
  onChoose: (place: Place | undefined) => void
}

/** Suggestions below the field. */
const maxSuggestions = 8

/**
 * Search by postcode or town. The places are searched in the page; without script by the server.
 * Typed text goes through `t`, as `Trans` would read '<b>' as an element.
 */
export const PlaceSearch = (props: Props) => {
  const { searched, found, typed, places, chosen, isReplaced, onChoose } = props
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useState(searched)
  useEffect(() => {
    if (typed !== undefined) setText(typed)
  }, [typed])
  const [answer, setAnswer] = useState({ text: searched, found })
  useEffect(() => {
    if (!isReplaced) return
    setText('')
    setAnswer({ text: '', found: [] })
  }, [isReplaced])
  const suggested = places && text !== chosen?.label ? findPlaces(places, text, maxSuggestions) : []
  const choose = (place: Place) => {
    setText(place.label)
    onChoose(place)
  }
  const search = () => {
    if (!places) return
    const matches = findPlaces(places, text, maxSuggestions)
    setAnswer({ text: text.trim(), found: matches })
    const [best] = matches
    if (best) choose(best)
    else onChoose(undefined)
  }
  const others = answer.found.filter(({ label }) => chosen && label !== chosen.label)
  const isUnknown = answer.text !== '' && answer.found.length === 0 && answer.text === text.trim()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {t`Postcode or town`}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="place"
          type="text"
          list={`${id}-places`}
          value={text}
          maxLength={maxPlaceLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={isUnknown ? `${id}-unknown` : undefined}
          aria-invalid={isUnknown || undefined}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            // A suggestion that is chosen arrives like typed text.
            const picked = suggested.find(({ label }) => label === value)
            if (picked) choose(picked)
            else if (value === '' && chosen) onChoose(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !places) return
            event.preventDefault()
            search()
          }}
          className={inputClass}
        />
        <datalist id={`${id}-places`}>
          {suggested.map(({ label }) => (
            <option key={label} value={label} />
          ))}
        </datalist>
        <Button
          type="submit"
          aria-label={t`Search`}
          onClick={(event) => {
            if (!places) return
            event.preventDefault()
            search()
          }}
        >
          <Icon name="magnifying-glass" />
        </Button>
      </div>
      <div role="status">
        {isUnknown && (
          <p id={`${id}-unknown`} className="mt-2 text-sm font-medium text-alarm">
            {t`“${answer.text}” was not found. Enter a Swiss postcode of four digits, or a larger town nearby.`}
          </p>
        )}
        {chosen?.isEstimated && (
          <p className="mt-2 text-sm text-muted">
            {t`No address has the postcode ${chosen.label}; distances are measured from its neighbourhood.`}
          </p>
        )}
      </div>
      {others.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm noscript:hidden">
          <span className="text-muted">{t`Or:`}</span>
          {others.slice(0, 5).map((place) => (
            <button
              key={place.label}
              type="button"
              className="text-link min-h-8"
              onClick={() => choose(place)}
            >
              {place.label}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

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

type NearMeProps = {
  /** Whether distances are measured from the position. */
  isOn: boolean
  onFound: (position: Coordinates) => void
  onEnd: () => void
}

/** Sorts by distance from the person, who is asked for the position on a click only. */
export const NearMe = ({ isOn, onFound, onEnd }: NearMeProps) => {
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
        {isLocating ? <Trans>Finding your position…</Trans> : <Trans>Near me</Trans>}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {state !== 'idle' && !isLocating && texts[state]}
      </p>
    </div>
  )
}
