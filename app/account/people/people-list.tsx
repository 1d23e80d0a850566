import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { MemberRights } from '../../../domain/customer/member-rights.ts'
import { orderingNames } from '../../../messages/account/people.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ItemAction } from '../item-action.tsx'

/** `lastSeen`: formatted day, '' if the person is logged in nowhere; `isOwn`: who is logged in. */
export type ShownPerson = MemberRights & {
  id: string
  name: string
  email: string
  lastSeen: string
  isOwn: boolean
  /** Whether the person who is logged in may change and remove this one. */
  isManaged: boolean
}

const Person = ({ person }: { person: ShownPerson }) => {
  const { t } = useLingui()
  const nameId = useId()
  const { id, name, email, ordering, lastSeen, isOwn } = person
  const rights = [
    t(orderingNames[ordering]),
    ...(person.seesAllOrders ? [t`sees all orders`] : []),
    ...(person.managesPractice ? [t`manages people and addresses`] : []),
  ].join(', ')
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 id={nameId} className="font-sans text-base font-semibold wrap-anywhere">
          {isOwn ? t`${name} (you)` : name}
        </h2>
        <p className="wrap-anywhere">{email}</p>
        <p className="mt-1 text-sm text-muted">{rights}</p>
        {lastSeen && <p className="text-sm text-muted">{t`Last active on ${lastSeen}`}</p>}
      </div>
      {person.isManaged && (
        <form method="post" className="flex flex-wrap items-start gap-3">
          <input type="hidden" name="id" value={id} />
          <ItemAction itemId={nameId} href={`?edit=${id}`}>{t`Change`}</ItemAction>
          {!lastSeen && (
            <ItemAction itemId={nameId} intent="again" look="plain">{t`Invite again`}</ItemAction>
          )}
          <ItemAction itemId={nameId} href={`?remove=${id}`} look="plain">{t`Remove`}</ItemAction>
        </form>
      )}
    </li>
  )
}

/** The people of a practice with their rights. */
export const PeopleList = ({
  people,
  mayInvite,
}: {
  people: readonly ShownPerson[]
  mayInvite: boolean
}) => {
  const { t } = useLingui()
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      {people.length === 1 && (
        <p className="measure mt-6 text-muted">
          {t`Do others in your practice order too? Invite them: each has a login of their own, and you see who has ordered what.`}
        </p>
      )}
      {mayInvite ? (
        <a href="?edit=new" className={buttonClass('outline', 'mt-6')}>
          {t`Invite a person`}
        </a>
      ) : (
        <p className="measure mt-6 text-muted">
          {t`People who manage the practice can change this list.`}
        </p>
      )}
    </>
  )
}
