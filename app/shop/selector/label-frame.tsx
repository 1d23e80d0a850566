import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { scaledArea } from '../../../domain/pictures/printed-picture.ts'
import {
  type LabelledSelection,
  selectionPicture,
} from '../../../messages/shop/selection-pictures.ts'
import { ContainerPicture } from '../../../ui/pictures/container-picture.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'

/** The container of a complete selection with a bar of its scale, in a box of its size; decorative. */
const SelectedPicture = ({ line }: { line: LabelledSelection }) => {
  const { t } = useLingui()
  const { legalName } = useSiteFacts()
  const picture = selectionPicture(line, { laboratory: legalName, t })
  const area = scaledArea(picture.container)
  return <ContainerPicture picture={picture} area={area} hasScaleBar className="mx-auto h-full" />
}

type Props = {
  family: ReactNode
  /** The class of the family's colour, as in `familyStyles`: 'bg-homeopathy'. */
  fill: string
  /** The name on the label, or a placeholder. */
  name: ReactNode
  placeholder?: ReactNode
  /** The largest line below the name: dilution or size. */
  strong?: ReactNode
  /** Replaces `strong`: the substances of a mixture. */
  body?: ReactNode
  /** `LabelLine`s. */
  children?: ReactNode
  /** The complete selection, whose container is shown. */
  line: LabelledSelection | undefined
}

/** A line of the label: a choice, or a dotted line while it is missing. */
export const LabelLine = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline gap-3">
    <dt className="shrink-0 text-xs text-muted">{name}</dt>
    <dd className="min-h-7 grow border-b border-dotted border-edge text-right font-medium">
      {children}
    </dd>
  </div>
)

/** A preview of the pharmacy's label for the current selection. */
export const LabelFrame = (props: Props) => {
  const { t } = useLingui()
  const { family, fill, name, placeholder, strong, body, children, line } = props
  const { legalName } = useSiteFacts()
  const picture = <div className="h-36 shrink-0">{line && <SelectedPicture line={line} />}</div>
  return (
    <div className="bg-sheet p-1.5 shadow-label outline outline-line">
      <div className="border border-ink/70 p-[3px]">
        <div className="border border-ink/70">
          <p
            className={`${fill} px-4 py-1.5 text-center text-xs font-semibold tracking-[0.14em] text-white uppercase`}
          >
            {family}
          </p>
          <div className="px-5 pt-3 pb-4">
            <p className="min-h-5 text-center font-serif text-sm tracking-wide">{legalName}</p>
            <hr className="my-2 border-line" />
            <p className="grid min-h-17 place-items-center text-center font-serif text-[1.75rem] leading-tight text-balance break-words">
              {name ?? (
                <span className="text-xl text-muted italic">{placeholder ?? t`Your remedy`}</span>
              )}
            </p>
            {body ?? (
              <p className="mt-1 min-h-12 text-center text-4xl font-semibold tracking-tight tabular-nums">
                {strong}
              </p>
            )}
            {children ? (
              <div className="mt-3 grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-4">
                <dl className="grid gap-1.5">{children}</dl>
                {picture}
              </div>
            ) : (
              picture
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
