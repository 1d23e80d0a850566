import { useLingui } from '@lingui/react/macro'
import type { Scale } from '../../../domain/homeopathy/scale.ts'
import type { SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { nearestName } from './nearest-name.ts'
import type { Note } from './notes.ts'
import { reasonTexts } from './reason-texts.ts'
import type { Choose } from './use-selection.ts'

type Props<Value> = {
  /** The notes' ids begin with it, for the choices that they describe. */
  id: string
  notes: readonly Note<Value>[]
  nameOf: (value: Value) => string
  scale: Scale | undefined
  choose: Choose
  /** What to choose as well once the nearest is taken: the thing that was asked for. */
  thenChoose?: (value: Value) => SelectionEvent
}

export const noteId = (id: string, index: number) => `${id}-note-${index}`

const Nearest = ({
  nearest,
  scale,
  onTake,
}: {
  nearest: SelectionEvent
  scale: Scale | undefined
  onTake: () => void
}) => {
  const { t } = useLingui()
  const name = nearestName(nearest, scale, t)
  if (!name) return null
  return (
    <>
      {' '}
      {t`${name} is the nearest.`}{' '}
      <button type="button" onClick={onTake} className="text-link py-1.5 font-semibold">
        {t`Choose ${name}`}
      </button>
    </>
  )
}

/** Why choices are closed, in words, each with one click to the nearest that is not (R18). */
export const StepNotes = <Value extends string>({
  id,
  notes,
  nameOf,
  scale,
  choose,
  thenChoose,
}: Props<Value>) => {
  const { t } = useLingui()
  return notes.map(({ values, reason, nearest }, index) => {
    const names = values.map(nameOf).join(', ')
    const [only, ...others] = values
    const wanted = only && others.length === 0 ? thenChoose?.(only) : undefined
    const text = t(reasonTexts[reason]({ names, scale: scale ?? '' }))
    return (
      <p key={`${reason}-${names}`} className="mt-3 text-sm text-muted">
        <span id={noteId(id, index)}>{text}</span>
        {nearest && (
          <Nearest
            nearest={nearest}
            scale={scale}
            onTake={() => choose(nearest, ...(wanted ? [wanted] : []))}
          />
        )}
      </p>
    )
  })
}
