import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memberAccountMessage } from '../../../messages/account/people.ts'
import { linkMessages } from '../../../messages/account/security.ts'
import type { ErasureRefusal } from '../../../server/personal-data/erase-person.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { AccountForm, useAccountForm } from '../forms/account-form.tsx'
import { CodeField } from '../forms/code-field.tsx'
import type { FormAnswer } from '../forms/form-answer.ts'
import { OwnPasswordField } from './security-form.tsx'

type Refusal = ErasureRefusal | 'erasure-requested' | 'address-changed' | 'confirmation-expired'

const refusals: Record<Refusal, MessageDescriptor> = {
  'order-open': msg`One of your orders is not finished yet. You can delete your account once it has been sent or cancelled.`,
  'invoice-unpaid': msg`One of your invoices is not paid yet. You can delete your account once it has been paid.`,
  'member-account': memberAccountMessage,
  'staff-account': msg`This is an account of our staff. Please ask an administrator to remove it.`,
  'address-changed': msg`Our staff have recently changed the e-mail address of this account. Please contact us to have it deleted.`,
  'erasure-requested': msg`We are already working on the deletion of your account. You do not need to do anything.`,
  'confirmation-expired': linkMessages['confirmation-expired'],
  'account-unknown': linkMessages['confirmation-expired'],
  'account-erased': linkMessages['confirmation-expired'],
}

const BackToAccount = () => (
  <PageLink page="account.security" className={buttonClass('outline')}>
    <Trans>Go to your account</Trans>
  </PageLink>
)

const Refused = ({ refusal }: { refusal: Refusal }) => {
  const { t } = useLingui()
  return (
    <div className="grid justify-items-start gap-6">
      <p role="alert" data-autofocus tabIndex={-1} className="measure text-lg outline-none">
        {t(refusals[refusal])}
      </p>
      <BackToAccount />
    </div>
  )
}

/** What an erasure deletes and what it keeps. */
const Consequences = () => (
  <div className="grid max-w-3xl gap-x-12 gap-y-6 sm:grid-cols-2">
    <section>
      <h2 className="mb-2 text-xl">
        <Trans>What is deleted</Trans>
      </h2>
      <ul className="list-disc space-y-1 pl-5">
        <li>
          <Trans>Your login, name, addresses and phone number</Trans>
        </li>
        <li>
          <Trans>Your certificates</Trans>
        </li>
        <li>
          <Trans>Your cart, saved preparations, lists and formulas</Trans>
        </li>
        <li>
          <Trans>Forms that you have sent, and the newsletter</Trans>
        </li>
        <li>
          <Trans>Our notes about you</Trans>
        </li>
      </ul>
    </section>
    <section>
      <h2 className="mb-2 text-xl">
        <Trans>What stays</Trans>
      </h2>
      <p>
        <Trans>
          Your orders and invoices, with the addresses in them. The law requires us to keep them for
          ten years.
        </Trans>
      </p>
    </section>
    <p className="font-semibold sm:col-span-2">
      <Trans>A deleted account cannot be restored.</Trans>
    </p>
  </div>
)

type RequestProps = {
  refusal: Refusal | undefined
  /** A code of the second factor is needed as well. */
  hasFactor: boolean
  answer: FormAnswer | undefined
}

/** Asks for the password; the deletion itself needs the link in the mail. */
export const RequestDeletion = ({ refusal, hasFactor, answer }: RequestProps) => {
  const form = useAccountForm(answer)
  if (refusal) return <Refused refusal={refusal} />
  return (
    <div className="grid gap-8">
      <Consequences />
      <AccountForm form={form} className="grid max-w-md gap-5">
        <p>
          <Trans>
            We will send you an e-mail with a link. Your account is only deleted once you have
            opened it and confirmed.
          </Trans>
        </p>
        <OwnPasswordField form={form} />
        {hasFactor && <CodeField error={form.errorOf('code')} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">
            <Trans>Send the e-mail</Trans>
          </Button>
          <PageLink page="account.security" className={buttonClass('plain')}>
            <Trans>Cancel</Trans>
          </PageLink>
        </div>
      </AccountForm>
    </div>
  )
}

type ConfirmProps = { token: string; email: string; refusal: Refusal | undefined }

/** The target of the link in the mail. The deletion needs a click, as mail scanners open links. */
export const ConfirmDeletion = ({ token, email, refusal }: ConfirmProps) => {
  if (refusal) return <Refused refusal={refusal} />
  return (
    <div className="grid gap-8">
      <p className="text-lg wrap-anywhere">
        <Trans>
          Would you like to delete the account <strong>{email}</strong>?
        </Trans>
      </p>
      <Consequences />
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">
          <Trans>Delete for good</Trans>
        </Button>
        <PageLink page="account.security" className={buttonClass('plain')}>
          <Trans>Keep the account</Trans>
        </PageLink>
      </form>
    </div>
  )
}

/** `checkSession` clears the personal data in the browser if the session has ended. */
export const DeletionDone = ({ isSessionEnded }: { isSessionEnded: boolean }) => (
  <div data-session-ended={isSessionEnded || undefined} className="grid justify-items-start gap-6">
    <p data-autofocus role="status" tabIndex={-1} className="measure text-lg outline-none">
      <Trans>
        Your account has been deleted, and you are logged out everywhere. You will receive one last
        e-mail that confirms it.
      </Trans>
    </p>
    <PageLink page="home" className={buttonClass()}>
      <Trans>Home</Trans>
    </PageLink>
  </div>
)
