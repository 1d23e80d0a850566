import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { ItemAction } from './item-action.tsx'

/** The confirmation after a save; it receives the focus. */
export const SavedNotice = ({ children }: { children: ReactNode }) => (
  <p
    data-autofocus
    role="status"
    tabIndex={-1}
    className="mt-3 flex gap-2 font-medium text-leaf-dark outline-none"
  >
    <Icon name="check" className="mt-0.5 size-5" />
    <span>{children}</span>
  </p>
)

type Props = {
  /** The value in the query: `?edit=phone` opens the form, `?done=phone` confirms the save. */
  part: string
  title: ReactNode
  /** The link to the form; false where nothing can be edited. */
  edit?: ReactNode
  /** Shown while not editing. */
  view: ReactNode
  /** The confirmation after a save. */
  done: ReactNode
  /** The form, shown while editing. */
  children: ReactNode
}

/**
 * A part of the account that is viewed or edited (D1 §4). The mode is in the query, so links work
 * without script.
 */
export const EditFrame = (props: Props) => {
  const { part, title, edit = <Trans>Edit</Trans>, view, done, children } = props
  const [search] = useSearchParams()
  const id = useId()
  const isEdited = search.get('edit') === part
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-2 py-5 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
    >
      <h2 id={id} className="pt-0.5 font-sans text-base font-normal text-muted">
        {title}
      </h2>
      <div className={isEdited ? 'sm:col-span-2' : undefined}>
        {isEdited ? children : view}
        {!isEdited && search.get('done') === part && <SavedNotice>{done}</SavedNotice>}
      </div>
      {!isEdited && edit && (
        <ItemAction
          itemId={id}
          href={`?edit=${part}`}
          className="self-start justify-self-start sm:-my-2"
        >
          {edit}
        </ItemAction>
      )}
    </section>
  )
}
