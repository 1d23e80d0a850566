import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../../ui/icon.tsx'

type Nearest = { name: string; onTake: () => void }

/** Why choices are closed, and the name and the way to the nearest that is not, if there is one. */
export type NoteLine = { text: string; nearest?: Nearest | undefined }

export const noteId = (id: string, index: number) => `${id}-note-${index}`

const NearestButton = ({ name, onTake }: Nearest) => {
  const { t } = useLingui()
  return (
    <button
      type="button"
      onClick={onTake}
      className="text-link inline-flex min-h-9 items-center gap-1.5 font-semibold"
    >
      {t`Nearest: ${name}`}
      <Icon name="arrow-right" className="size-4" />
    </button>
  )
}

/** Notes in words, each with one click to the nearest choice that can be ordered (R18). */
export const StepNotes = ({
  id,
  lines,
}: {
  /** The notes' ids begin with it, for the choices that they describe. */
  id: string
  lines: readonly NoteLine[]
}) =>
  lines.map(({ text, nearest }, index) => (
    <p key={text} className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-muted">
      <span id={noteId(id, index)} className="py-1.5">
        {text}
      </span>
      {nearest && <NearestButton {...nearest} />}
    </p>
  ))
