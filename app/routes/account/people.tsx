import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { allRights, mayGrant } from '../../../domain/customer/member-rights.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { listMembers, type Member } from '../../../server/accounts/members/change-members.ts'
import { findPractice } from '../../../server/accounts/members/find-member.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { swissDay } from '../../../server/swiss-day.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { DoneNotice, RefusalNotice } from '../../account/notices.tsx'
import { answerPeople } from '../../account/people/answer-people.ts'
import { PeopleList, type ShownPerson } from '../../account/people/people-list.tsx'
import { ChangeForm, InviteForm, RemoveForm } from '../../account/people/person-form.tsx'
import type { Route } from './+types/people'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  loadAccount(context, async ({ accountId, practiceId, role, ...rights }, { services: { db } }) => {
    const own = {
      ordering: rights.ordering,
      seesAllOrders: rights.seesAllOrders,
      managesPractice: rights.managesPractice && role === 'customer',
    }
    const [practice, members] = await Promise.all([
      findPractice(db, practiceId),
      listMembers(db, practiceId),
    ])
    const shown = (person: Member, isManaged: boolean): ShownPerson => ({
      id: person.id,
      name: `${person.firstName} ${person.lastName}`.trim(),
      email: person.email,
      ordering: person.ordering,
      seesAllOrders: person.seesAllOrders,
      managesPractice: person.managesPractice,
      lastSeen: person.lastSeenAt ? shortDate(swissDay(person.lastSeenAt)) : '',
      isOwn: person.id === accountId,
      isManaged,
    })
    return {
      own,
      people: [
        shown({ ...practice, ...allRights, lastSeenAt: null }, false),
        ...members.map((member) => shown(member, member.id !== accountId && mayGrant(own, member))),
      ],
    }
  })

export const action = ({ context, request }: Route.ActionArgs) =>
  answerPeople(context.get(requestFacts), request)

const Done = ({ done }: { done: string | null }) => {
  const { t } = useLingui()
  if (done === 'invite' || done === 'again')
    return <DoneNotice>{t`The invitation is on its way.`}</DoneNotice>
  if (done === 'change') return <DoneNotice>{t`The rights have been changed.`}</DoneNotice>
  return done === 'remove' ? <DoneNotice>{t`The person has been removed.`}</DoneNotice> : null
}

/** The people of the practice; works without script. */
export default function AccountPeople({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { title, lead, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const { own, people } = found
  const managed = (name: string) =>
    people.find(({ id, isManaged }) => isManaged && id === search.get(name))
  const [edited, removed] = [managed('edit'), managed('remove')]
  const isNew = search.get('edit') === 'new' && own.managesPractice
  const isForm = isNew || edited || removed
  return (
    <AccountPage page="account.people" title={title} lead={lead} picture="linden">
      {isNew && (
        <>
          <h2 className="mb-6 text-2xl">{t`Invite a person`}</h2>
          <InviteForm own={own} answer={actionData} />
        </>
      )}
      {edited && <ChangeForm own={own} answer={actionData} person={edited} />}
      {removed && <RemoveForm {...removed} />}
      {!isForm && (
        <>
          {actionData?.notice && <RefusalNotice>{actionData.notice}</RefusalNotice>}
          <Done done={search.get('done')} />
          <PeopleList people={people} mayInvite={own.managesPractice} />
        </>
      )}
    </AccountPage>
  )
}
