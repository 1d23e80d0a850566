import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { maxListName } from '../../../domain/shelf/saved-list.ts'
import type { FormulaSummary } from '../../../server/orders/shelf/formulas.ts'
import type { ListSummary } from '../../../server/orders/shelf/lists.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import type { SavedKind } from './saved-kinds.ts'

type SavedLinksProps = {
  kind: SavedKind
  title: ReactNode
  saved: readonly { id: string; name: string; detail: ReactNode }[]
  empty: ReactNode
  /** How to make another one. */
  children: ReactNode
}

/** The lists or formulas of the account; the id of the section is the kind. */
const SavedLinks = ({ kind, title, saved, empty, children }: SavedLinksProps) => {
  const titleId = useId()
  return (
    <section id={`${kind}s`} aria-labelledby={titleId} className="scroll-mt-24">
      <h2 id={titleId} className="mb-3 text-2xl">
        {title}
      </h2>
      {saved.length === 0 ? (
        <p className="measure text-muted">{empty}</p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
          {saved.map(({ id, name, detail }) => (
            <li
              key={id}
              className="relative flex min-h-14 items-center justify-between gap-3 border border-line bg-sheet px-4 py-2 hover:bg-wash"
            >
              <PageLink
                page={`account.shelf.${kind}`}
                params={{ [kind]: id }}
                className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0"
              >
                {name}
              </PageLink>
              <span className="text-sm whitespace-nowrap text-muted">{detail}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

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

type ListsProps = { lists: readonly ListSummary[]; newId: string }

/** The lists of the account, and a form for a new one. */
export const ListLinks = ({ lists, newId }: ListsProps) => {
  const { t } = useLingui()
  return (
    <SavedLinks
      kind="list"
      title={t`Lists`}
      saved={lists.map(({ lines, ...list }) => ({
        ...list,
        detail: <Plural value={lines} one="# item" other="# items" />,
      }))}
      empty={t`A list holds items that you order together. Add your cart, an order or an item to it.`}
    >
      <NewList id={newId} />
    </SavedLinks>
  )
}

/** The formulas of the account, and where a new one is made. */
export const FormulaLinks = ({ formulas }: { formulas: readonly FormulaSummary[] }) => (
  <SavedLinks
    kind="formula"
    title={<Trans>Formulas</Trans>}
    saved={formulas.map(({ version, ...formula }) => ({
      ...formula,
      detail: <Trans>Version {version}</Trans>,
    }))}
    empty={
      <Trans>
        A formula is a mixture that you have saved, with its versions and your notes. You can save
        one while making a mixture, in your cart or in an order.
      </Trans>
    }
  >
    <PageLink
      page="shop.make_your_own"
      className="text-link mt-2 inline-flex min-h-11 items-center font-semibold"
    >
      <Trans>Make a mixture</Trans>
    </PageLink>
  </SavedLinks>
)

type DeletedProps = { kind: SavedKind; id: string; name: string }

/** Says that a list or formula was deleted, with the button that restores it. */
export const DeletedNotice = ({ kind, id, name }: DeletedProps) => {
  const { t } = useLingui()
  return (
    <form
      method="post"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 border-l-4 border-ochre-light bg-ochre-wash p-4"
    >
      <p role="status">
        {kind === 'list'
          ? t`The list “${name}” has been deleted.`
          : t`The formula “${name}” has been deleted.`}
      </p>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <Button look="outline" type="submit" name="intent" value="restore" data-autofocus>
        {t`Undo`}
      </Button>
    </form>
  )
}
