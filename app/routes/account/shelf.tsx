import { useLingui } from '@lingui/react/macro'
import type { Database } from '../../../server/db/client.ts'
import { newId } from '../../../server/db/new-id.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { findFormulas } from '../../../server/orders/shelf/formulas.ts'
import { findLists } from '../../../server/orders/shelf/lists.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { RefusalNotice } from '../../account/notices.tsx'
import { findAccountRestriction } from '../../account/order-right/account-restriction.ts'
import { answerShelf } from '../../account/shelf/answer-shelf.ts'
import { isSavedId, refusalIn, savedKinds } from '../../account/shelf/saved-kinds.ts'
import { DeletedNotice, FormulaLinks, ListLinks } from '../../account/shelf/saved-links.tsx'
import { findShelfRows } from '../../account/shelf/shelf-rows.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/shelf'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** The list or formula that was just deleted, in `?deleted=`. */
const findDeleted = async (db: Database, accountId: string, id: string | null) => {
  if (!isSavedId(id)) return undefined
  for (const kind of ['list', 'formula'] as const) {
    const deleted = await savedKinds[kind].store.findDeleted(db, accountId, id)
    if (deleted) return { kind, ...deleted }
  }
  return undefined
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccount(context, async (account, facts) => {
    const { accountId } = account
    const { db } = facts.services
    const deletedId = new URL(request.url).searchParams.get('deleted')
    const [rows, lists, formulas, deleted] = await Promise.all([
      findShelfRows(accountId, facts),
      findLists(db, accountId),
      findFormulas(db, accountId),
      findDeleted(db, accountId, deletedId),
    ])
    const { restriction } = await findAccountRestriction(account, facts)
    return { rows, lists, formulas, deleted, newId: newId(), restriction }
  })

export const action = async ({ request, context }: Route.ActionArgs) => {
  const facts = context.get(requestFacts)
  const account = await facts.signedIn()
  if (!account) return refusalIn(facts.language, 'session-expired')
  return answerShelf(facts, account.accountId, await readForm(request))
}

const jumpClass = 'text-link inline-flex min-h-11 items-center font-semibold'

export default function AccountShelf({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lead, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const { rows, lists, formulas, deleted, restriction } = found
  return (
    <AccountPage
      page="account.shelf"
      title={title}
      lead={lead}
      picture="ginkgo"
      restriction={restriction}
    >
      {actionData && 'refusal' in actionData && <RefusalNotice>{actionData.refusal}</RefusalNotice>}
      {deleted && <DeletedNotice {...deleted} />}
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl">{t`Favourites and recent items`}</h2>
        {lists.length + formulas.length > 0 && (
          <p className="flex gap-x-5">
            <a href="#lists" className={jumpClass}>
              {t`Lists`}
            </a>
            <a href="#formulas" className={jumpClass}>
              {t`Formulas`}
            </a>
          </p>
        )}
      </div>
      <Island name="shelf" props={{ rows, mayOrder: !restriction }} />
      <div className="mt-12 grid items-start gap-x-12 gap-y-10 xl:grid-cols-2">
        <ListLinks lists={lists} newId={found.newId} />
        <FormulaLinks formulas={formulas} />
      </div>
    </AccountPage>
  )
}
