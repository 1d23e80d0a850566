import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'

/** The login button, and for members their initials (D1 §2); `showMember` fills them in. */
export const AccountButton = () => {
  const { t } = useLingui()
  return (
    <>
      <PageLink
        page="login"
        data-action="show-login"
        aria-label={t`Login / Register`}
        className="round-button in-data-member:hidden"
      >
        <Icon name="user" />
      </PageLink>
      <PageLink
        page="account"
        className="round-button hidden bg-leaf-dark text-sm font-semibold text-white hover:bg-leaf-deep in-data-member:inline-flex"
      >
        <span data-initials />
        <span className="sr-only">
          {' – '}
          {t`My account`}
        </span>
      </PageLink>
    </>
  )
}

export const AccountMenuEntry = () => {
  const { t } = useLingui()
  return (
    <>
      <PageLink page="login" className="menu-entry justify-start in-data-member:hidden">
        <Icon name="user" />
        {t`Login / Register`}
      </PageLink>
      <PageLink page="account" className="menu-entry hidden justify-start in-data-member:flex">
        <Icon name="user" />
        {t`Account`}
      </PageLink>
    </>
  )
}
