import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-name.ts'
import { PageLink } from '../i18n/page-link.tsx'
import { CloseButton } from '../shell/close-button.tsx'
import { openInstead } from '../shell/open-instead.ts'
import { hideAll, showLogin, usePopups } from '../shell/popups.ts'

const titleId = 'signup-popup-title'

const Point = ({
  icon,
  title,
  children,
}: {
  icon: IconName
  title: ReactNode
  children: ReactNode
}) => (
  <li className="flex gap-4 py-4">
    <Icon name={icon} className="mt-0.5 size-6 text-leaf-dark" />
    <div>
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <p className="text-muted">{children}</p>
    </div>
  </li>
)

/** Who may join, what it takes, and the way to the form. Loaded when it is first asked for. */
export default function SignupPopup() {
  const isShown = usePopups(({ shown }) => shown === 'signup')
  return (
    <Dialog open={isShown} onClose={hideAll} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="mb-2 flex items-center justify-between">
          <h2 id={titleId}>
            <Trans>Register</Trans>
          </h2>
          <CloseButton onClick={hideAll} className="-mr-2" />
        </div>
        <p className="text-lg">
          <Trans>Please log in or register to buy products.</Trans>
        </p>
        <ul className="my-4 divide-y divide-line border-y border-line">
          <Point icon="identification-card" title={<Trans>Who can register</Trans>}>
            <Trans>
              Professionals with a cantonal licence to practise: therapists, pharmacies, drugstores,
              medical and veterinary practices.
            </Trans>
          </Point>
          <Point icon="upload-simple" title={<Trans>What you need</Trans>}>
            <Trans>
              Five minutes and a copy of your licence or diploma (PDF or photo). Pharmacists also
              need their Pharma Id.
            </Trans>
          </Point>
          <Point icon="check" title={<Trans>What happens next</Trans>}>
            <Trans>
              We check your registration and will write to you once your account is activated.
            </Trans>
          </Point>
        </ul>
        <PageLink page="signup" onClick={hideAll} className={buttonClass('filled', 'w-full')}>
          <Trans>Open the form</Trans>
          <Icon name="arrow-right" />
        </PageLink>
        <p className="mt-4 text-center text-muted">
          <Trans>
            Already registered?{' '}
            <PageLink page="login" onClick={openInstead(showLogin)} className="text-link">
              Log in
            </PageLink>
          </Trans>
        </p>
      </div>
    </Dialog>
  )
}
