import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../i18n/page-link.tsx'

const errorId = 'terms-error'

type Props = { isMissing: boolean; isAccepted: boolean }

export const TermsCheckbox = ({ isMissing, isAccepted }: Props) => (
  <div>
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name="terms"
        value="1"
        defaultChecked={isAccepted}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
        className="size-5 shrink-0 accent-leaf-dark"
      />
      <span>
        <Trans>I accept the terms</Trans>
      </span>
    </label>
    <PageLink
      page="terms"
      target="_blank"
      className="text-link inline-flex min-h-6 items-center text-sm"
    >
      <Trans>Read the terms (new window)</Trans>
    </PageLink>
    {isMissing && (
      <p id={errorId} role="alert" className="mt-1 text-sm font-medium text-alarm">
        <Trans>Please accept the terms before you order.</Trans>
      </p>
    )}
  </div>
)
