import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { SavedNotice } from '../edit-frame.tsx'
import { AccountForm, EditButtons, useAccountForm } from '../forms/account-form.tsx'
import { CodeField } from '../forms/code-field.tsx'
import type { SecurityAnswer } from './answer-security.ts'
import { OwnPasswordField } from './security-form.tsx'

type Props = {
  hasFactor: boolean
  /** Administrators remove the accounts of staff. */
  canDelete: boolean
  /** Day and time until which the deletion can be confirmed; undefined if it is not requested. */
  deletionUntil: string | undefined
  answer: SecurityAnswer | undefined
}

/** The download follows the post, so the page stays as it is: the form has no script. */
const CopyForm = ({ hasFactor, answer }: Pick<Props, 'hasFactor' | 'answer'>) => {
  const form = useAccountForm(answer)
  return (
    <AccountForm form={form} intent="copy" className="grid max-w-md gap-5">
      <OwnPasswordField form={form} hasFocus />
      {hasFactor && <CodeField error={form.errorOf('code')} />}
      <EditButtons isBusy={false} label={<Trans>Download</Trans>} />
    </AccountForm>
  )
}

const DeletionRequested = ({ until }: { until: string }) => (
  <form
    method="post"
    className="mb-4 flex flex-wrap items-center gap-x-4 border-l-4 border-ochre-light bg-ochre-wash px-4 py-2"
  >
    <p className="min-w-0">
      <Trans>
        We have sent you an e-mail. Your account is deleted once you open the link in it and
        confirm, by {until} at the latest.
      </Trans>
    </p>
    <button type="submit" name="intent" value="cancel-deletion" className="text-link min-h-11">
      <Trans>Keep the account</Trans>
    </button>
  </form>
)

/** What the shop stores of the person: a copy, and the deletion. */
export const PersonalData = ({ hasFactor, canDelete, deletionUntil, answer }: Props) => {
  const [search] = useSearchParams()
  const done = search.get('done')
  return (
    <section className="mt-12">
      <h2 className="mb-2 text-2xl">
        <Trans>Your data</Trans>
      </h2>
      <p className="measure mb-4 text-muted">
        <Trans>
          You can download a copy of everything that we store about you, with your invoices, as a
          ZIP file.
        </Trans>
      </p>
      {deletionUntil && <DeletionRequested until={deletionUntil} />}
      {search.get('edit') === 'copy' ? (
        <CopyForm hasFactor={hasFactor} answer={answer} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <a href="?edit=copy" className={buttonClass('outline')}>
            <Trans>Download a copy</Trans>
          </a>
          {canDelete && !deletionUntil && (
            <PageLink page="account.deletion" className={buttonClass('plain')}>
              <Trans>Delete the account</Trans>
            </PageLink>
          )}
        </div>
      )}
      {done === 'deletion' && (
        <SavedNotice>
          <Trans>Please check your inbox.</Trans>
        </SavedNotice>
      )}
      {done === 'kept' && (
        <SavedNotice>
          <Trans>Your account stays as it is.</Trans>
        </SavedNotice>
      )}
    </section>
  )
}
