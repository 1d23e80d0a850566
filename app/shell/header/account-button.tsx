import { Trans, useLingui } from '@lingui/react/macro'
import { initials } from '../../../domain/customer/initials.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'
import { usePersisted } from '../persisted/persisted-state.ts'
import { openPopupInstead } from '../popups/open-popup-instead.ts'
import { closePopups, showLogin } from '../popups/popups.ts'

const round = 'inline-flex size-11 items-center justify-center rounded-full'

/** Initials when logged in, else the login button (D1 §2). */
export const AccountButton = () => {
  const { t } = useLingui()
  const user = usePersisted(({ user }) => user)
  if (!user)
    return (
      <PageLink
        page="login"
        onClick={openPopupInstead(showLogin)}
        aria-label={t`Login / Register`}
        className={`${round} hover:bg-wash`}
      >
        <Icon name="user" />
      </PageLink>
    )
  return (
    <PageLink
      page="account"
      onClick={closePopups}
      className={`${round} bg-leaf-dark text-sm font-semibold text-white hover:bg-leaf-deep`}
    >
      {initials(user.firstName, user.lastName)}
      <span className="sr-only">
        {' – '}
        <Trans>My account</Trans>
      </span>
    </PageLink>
  )
}

export const AccountMenuEntry = () => {
  const { t } = useLingui()
  const user = usePersisted(({ user }) => user)
  const entry = 'flex min-h-12 items-center gap-3 text-lg font-medium'
  return user ? (
    <PageLink page="account" className={entry}>
      <Icon name="user" />
      {t`Account`}
    </PageLink>
  ) : (
    <PageLink page="login" className={entry}>
      <Icon name="user" />
      {t`Login / Register`}
    </PageLink>
  )
}
