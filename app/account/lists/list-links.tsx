import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { maxListName } from '../../../domain/shelf/saved-list.ts'
import type { ListSummary } from '../../../server/orders/shelf/lists.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'

/** Creates an empty list. The id makes a form that is sent twice create one list. */
const NewList = ({ id }: { id: string }) => (
  <details className="group">
    <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-leaf-dark hover:underline">
      <Icon name="plus" className="size-4" />
      <Trans>New list</Trans>
    </summary>
    <form method="post" className="mt-2 flex max-w-xl flex-wrap items-end gap-3">
      <input type="hidden" name="list" value={id} />
      <div className="grow">
        <TextField
          label={<Trans>Name of the list</Trans>}
          name="name"
          required
          maxLength={maxListName}
          autoComplete="off"
        />
      </div>
      <Button type="submit" name="intent" value="save-lines">
        <Trans>Create list</Trans>
      </Button>
    </form>
  </details>
)

/** The fragment of the lists. */
export const listsId = 'lists'

type Props = { lists: readonly ListSummary[]; newId: string }

/** The lists of the account, and a form for a new one. */
export const ListLinks = ({ lists, newId }: Props) => {
  const title = useId()
  return (
    <section id={listsId} aria-labelledby={title} className="scroll-mt-24">
      <h2 id={title} className="mb-3 text-2xl">
        <Trans>Lists</Trans>
      </h2>
      {lists.length === 0 ? (
        <p className="measure text-muted">
          <Trans>
            A list holds items that you order together. Save your cart, an order or an item to one.
          </Trans>
        </p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
          {lists.map(({ id, name, lines }) => (
            <li
              key={id}
              className="relative flex min-h-14 items-center justify-between gap-3 border border-line bg-sheet px-4 py-2 hover:bg-wash"
            >
              <PageLink
                page="account.shelf.list"
                params={{ list: id }}
                className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0"
              >
                {name}
              </PageLink>
              <span className="text-sm whitespace-nowrap text-muted">
                <Plural value={lines} one="# item" other="# items" />
              </span>
            </li>
          ))}
        </ul>
      )}
      <NewList id={newId} />
    </section>
  )
}
