import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../i18n/page-link.tsx'

export const Logo = () => {
  const { t } = useLingui()
  return (
    <PageLink
      page="home"
      className="flex items-center gap-3"
      aria-label={t`Laboratoire Trois-Sources, home`}
    >
      <img src="/illustrations/logo.svg" alt="" width={40} height={40} className="size-10" />
      <span className="font-serif leading-tight whitespace-nowrap">
        <span className="block text-xs tracking-wide text-muted">Laboratoire</span>{' '}
        <span className="block text-lg font-medium">Trois-Sources</span>
      </span>
    </PageLink>
  )
}
