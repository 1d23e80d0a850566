import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../../i18n/page-link.tsx'
import { useSiteFacts } from '../site-facts.ts'

export const Logo = () => {
  const { t } = useLingui()
  const { titleSuffix: name } = useSiteFacts()
  const [first, ...rest] = name.split(' ')
  return (
    <PageLink page="home" className="flex items-center gap-3" aria-label={t`${name}, home`}>
      <img src="/illustrations/logo.svg" alt="" width={40} height={40} className="size-10" />
      <span className="font-serif leading-tight whitespace-nowrap">
        <span className="block text-xs tracking-wide text-muted">{first}</span>{' '}
        <span className="block text-lg font-medium">{rest.join(' ')}</span>
      </span>
    </PageLink>
  )
}
