import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-name.ts'
import { CookiesNote } from '../../../ui/script-note.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import { closePopups, openPopupInstead, showLogin } from '../../shell/popups/popups.ts'
import { usePopups } from '../../shell/popups/use-popups.ts'

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
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{children}</p>
    </div>
  </li>
)

/**
 * Login and signup side by side, with the requirements for signup. Its script is loaded when first
 * shown.
 */
export default function SignupPopup() {
  const isShown = usePopups(({ shown }) => shown === 'signup')
  return (
    <Dialog open={isShown} onClose={closePopups} labelledBy={titleId}>
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="text-xl sm:text-2xl">
            <Trans>Please log in or register to buy products.</Trans>
          </h2>
          <CloseButton onClick={closePopups} className="-mt-1 -mr-2 shrink-0" />
        </div>
        <div className="mt-5 grid gap-5">
          <CookiesNote>
            <Trans>
              Your browser blocks the cookies of this site. The cart and your order need them:
              please allow them before you log in.
            </Trans>
          </CookiesNote>
          <div className="grid grid-cols-2 gap-3">
            <PageLink
              page="login"
              onClick={openPopupInstead(showLogin)}
              className={buttonClass('filled', 'px-2! whitespace-nowrap')}
            >
              <Trans>Log in</Trans>
            </PageLink>
            <PageLink
              page="signup"
              onClick={closePopups}
              className={buttonClass('filled', 'px-2! whitespace-nowrap')}
            >
              <Trans>Register</Trans>
            </PageLink>
          </div>
        </div>
        <ul className="mt-5 divide-y divide-line border-t border-line">
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
      </div>
    </Dialog>
  )
}
