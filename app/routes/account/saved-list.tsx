import { Trans } from '@lingui/react/macro'
import { ListForm, ListSettings } from '../../account/lists/list-form.tsx'
import { changeList, findListRows } from '../../account/lists/list-lines.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { answerSaved, loadSaved } from '../../account/shelf/answer-saved.ts'
import { SavedPage } from '../../account/shelf/saved-page.tsx'
import type { Route } from './+types/saved-list'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** A list of the account. */
export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSaved(context, request, 'list', async (list, query) => ({
    rows: await findListRows(list),
    movedUp: query.get('up') ?? undefined,
    movedDown: query.get('down') ?? undefined,
    hasRemoved: query.has('removed'),
  }))

export const action = ({ request, context }: Route.ActionArgs) =>
  answerSaved(context, request, 'list', { linesOf: findListRows, change: changeList })

export default function SavedList({ loaderData, actionData }: Route.ComponentProps) {
  const { title, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const { rows, movedUp, movedDown, isSaved, hasRemoved, restriction, sharing } = found
  return (
    <SavedPage
      title={title}
      restriction={restriction}
      answer={actionData}
      sharing={sharing}
      done={
        (isSaved && <Trans>The list has been saved.</Trans>) ||
        (hasRemoved && <Trans>The item has been removed from the list.</Trans>)
      }
    >
      <ListForm rows={rows} mayOrder={!restriction} movedUp={movedUp} movedDown={movedDown} />
      <ListSettings name={title} mayDelete={sharing.isOwn} />
    </SavedPage>
  )
}
