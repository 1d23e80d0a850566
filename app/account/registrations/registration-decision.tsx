import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AccountState } from '../../../domain/customer/account-state.ts'
import { accountStateNames } from '../../../messages/account/account-states.ts'
import { SubmitButton } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** A signup for the administrator's decision; `facts` have labels in the page's language. */
type Registration = {
  id: string
  state: AccountState
  /** The reason in the mail of the last decision; '' when there is none. */
  reason: string
  facts: readonly { label: string; value: string }[]
  hasCertificate: boolean
}

type Refusal = 'state-impossible' | 'reason-missing' | 'own-account'
type Props = {
  registration: Registration
  /** The states allowed next. */
  choices: readonly AccountState[]
  answer: { refusal: Refusal; reason: string } | undefined
}

const decisions: Record<AccountState, MessageDescriptor> = {
  pending: msg`Awaiting verification`,
  active: msg`Activate the account`,
  rejected: msg`Reject the registration`,
  suspended: msg`Suspend the account`,
}

const refusals: Record<Refusal, MessageDescriptor> = {
  'state-impossible': msg`This change is not possible in the account’s current status.`,
  'reason-missing': msg`Please give a reason; it will be sent to the person concerned.`,
  'own-account': msg`You cannot change the status of your own account.`,
}

const Decision = ({ choices, answer }: Omit<Props, 'registration'>) => {
  const { t } = useLingui()
  const refusal = answer && t(refusals[answer.refusal])
  return (
    <form method="post" className="mt-8 grid max-w-xl gap-5 border-t border-line pt-6">
      <TextArea
        label={t`Reason (sent to the person by e-mail; required for a rejection)`}
        name="reason"
        rows={4}
        maxLength={2_000}
        defaultValue={answer?.reason ?? ''}
        error={refusal}
      />
      {choices.includes('active') && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="user_can_order" defaultChecked className="size-5" />
          {t`May order in the shop`}
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        {choices.map((to) => (
          <SubmitButton key={to} look={to === 'active' ? 'filled' : 'outline'} name="to" value={to}>
            {t(decisions[to])}
          </SubmitButton>
        ))}
      </div>
    </form>
  )
}

/**
 * The data to verify, the certificate and the decision form; each decision is mailed to the person.
 */
export const RegistrationDecision = ({ registration, choices, answer }: Props) => {
  const { t } = useLingui()
  const { id, state, reason, facts, hasCertificate } = registration
  const stateName = t(accountStateNames[state])
  return (
    <>
      <p role="status" className="mt-3 text-lg">
        {t`Status: ${stateName}`}
        {reason && <span className="block text-base text-muted">{reason}</span>}
      </p>
      <dl className="mt-6 grid gap-x-8 border-y border-line py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid py-2 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {hasCertificate ? (
        <a
          href={`/api/admin/accounts/${id}/certificate`}
          target="_blank"
          rel="noreferrer"
          className="text-link mt-4 inline-flex min-h-11 items-center gap-2"
        >
          <Icon name="download-simple" className="size-5" />
          {t`Open the certificate`}
        </a>
      ) : (
        <p className="mt-4 text-muted">{t`No certificate was sent.`}</p>
      )}
      {choices.length > 0 && <Decision choices={choices} answer={answer} />}
    </>
  )
}
