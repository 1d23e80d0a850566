import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { SavedNotice } from '../edit-frame.tsx'
import { ItemAction } from '../item-action.tsx'

/** An address as on an envelope. */
export const AddressLines = ({ lines }: { lines: readonly string[] }) => (
  <address className="not-italic">
    {lines.map((line) => (
      <span key={line} className="block break-words">
        {line}
      </span>
    ))}
  </address>
)

type Props = {
  part: string
  title: ReactNode
  /** Of a stored delivery address. */
  id?: string | undefined
  /** That the customer has given the address. */
  name?: string
  lines: readonly string[]
  empty: ReactNode
  mayEdit: boolean
  /** Shown below the lines of the address. */
  note?: ReactNode
}

/** An address with a link to edit it. */
export const AddressCard = (props: Props) => {
  const { part, id: storedId, title, name, lines, empty, mayEdit, note } = props
  const { t } = useLingui()
  const [search] = useSearchParams()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col border border-line bg-sheet p-6 shadow-label"
    >
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {name && <p className="font-semibold wrap-anywhere">{name}</p>}
      {lines.length === 0 ? <p className="text-muted">{empty}</p> : <AddressLines lines={lines} />}
      {note}
      <div className="mt-auto pt-5">
        {[part, storedId].includes(search.get('done') ?? '-') && (
          <SavedNotice>{t`The address has been saved.`}</SavedNotice>
        )}
        {mayEdit && (
          <ItemAction itemId={id} href={`?edit=${part}`} className="mt-3">{t`Edit`}</ItemAction>
        )}
      </div>
    </section>
  )
}
