import { useLingui } from '@lingui/react/macro'
import type { Selection, SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { Icon } from '../../../ui/icon.tsx'
import { nearestName } from './nearest-name.ts'
import type { Note } from './notes.ts'
import { reasonTexts } from './reason-texts.ts'
import type { Choose } from './use-selection.ts'

type Props<Value> = {
  /** The notes' ids begin with it, for the choices that they describe. */
  id: string
  notes: readonly Note<Value>[]
  nameOf: (value: Value) => string
  selection: Selection
  choose: Choose
  /** What to choose as well once the nearest is taken: the thing that was asked for. */
  thenChoose?: (value: Value) => SelectionEvent
}

export const noteId = (id: string, index: number) => `${id}-note-${index}`

const isChosen = (event: SelectionEvent, { scale }: Selection) =>
  event.type === 'choose-scale' && event.scale === scale

/** Why choices are closed, in words, each with one click to the nearest that is not (R18). */
export const StepNotes = <Value extends string>(props: Props<Value>) => {
  const { id, notes, nameOf, selection, choose, thenChoose } = props
  const { t } = useLingui()
  const { scale } = selection
  return notes.map(({ values, reason, nearest }, index) => {
    const names = values.map(nameOf).join(', ')
    const [only, ...others] = values
    const wanted = only && others.length === 0 ? thenChoose?.(only) : undefined
    const name = nearest && !isChosen(nearest, selection) && nearestName(nearest, scale, t)
    return (
      <p
        key={`${reason} ${names}`}
        className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-muted"
      >
        <span id={noteId(id, index)} className="py-1.5">
          {t(reasonTexts[reason]({ names, scale: scale ?? '' }))}
        </span>
        {name && (
          <button
            type="button"
            onClick={() => choose(nearest, ...(wanted ? [wanted] : []))}
            className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-leaf-dark underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {t`Nearest: ${name}`}
            <Icon name="arrow-right" className="size-4" />
          </button>
        )}
      </p>
    )
  })
}
