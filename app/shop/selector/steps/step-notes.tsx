import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../../ui/icon.tsx'
import { noteId } from './step-ids.ts'

type Nearest = { name: string; onTake: () => void }

/** Why options are unavailable; `nearest` is the nearest available option, if any. */
export type NoteLine = { text: string; nearest?: Nearest | undefined }

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

/** Notes with a button that selects the nearest orderable option (R18). */
export const StepNotes = ({
  id,
  lines,
}: {
  /** Prefix of the notes' ids, which options refer to. */
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
