import { Trans, useLingui } from '@lingui/react/macro'
import { menuSectionNames, withoutHidden } from '../../domain/page/menus.ts'
import { pageNames } from '../../messages/site/page-names.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { useSiteFacts } from '../i18n/page-context.ts'
import { PageLink } from '../i18n/page-link.tsx'

/**
 * The page for unknown addresses, with links to other pages (R2); `title` names what is missing.
 */
export const NotFoundPage = ({ title }: { title?: string }) => {
  const { t } = useLingui()
  const { menus } = useSiteFacts()
  return (
    <div className="page grid items-center gap-10 py-12 md:grid-cols-2 md:py-20">
      <Illustration name="scene-not-found" eager className="h-auto w-full md:order-1" />
      <div>
        <h1>{title ?? t`Page not found`}</h1>
        <p className="measure mt-5 text-lg text-muted">
          <Trans>
            This page does not exist. It may have moved, or the address may contain a typing error.
          </Trans>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <PageLink page="home" className={buttonClass()}>
            {t`Back to the home page`}
          </PageLink>
          <PageLink page="search" className={buttonClass('outline')}>
            <Icon name="magnifying-glass" />
            {t(pageNames.search)}
          </PageLink>
        </div>
        <nav aria-label={t`Main sections`} className="mt-10">
          <ul className="flex flex-wrap gap-x-6 border-t border-line pt-3">
            {withoutHidden([...menuSectionNames, 'contact'], menus).map((page) => (
              <li key={page}>
                <PageLink page={page} className="text-link inline-flex min-h-11 items-center">
                  {t(pageNames[page])}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
