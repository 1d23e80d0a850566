import { useLingui } from '@lingui/react/macro'
import { footerPages, shownEntries, withoutHidden } from '../../domain/page/menus.ts'
import { pageNames } from '../../messages/site/page-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useSiteFacts } from '../i18n/page-context.ts'
import { PageLink } from '../i18n/page-link.tsx'
import { useAddress } from '../i18n/use-address.ts'
import { consentPartId } from './consent/consent-ids.ts'
import { externalSites, networkKeys, networks } from './header/external-sites.ts'

/** Opens the consent form, on every page. */
const ManageCookies = ({ className }: { className: string }) => {
  const { consent: texts } = useSiteFacts()
  const address = useAddress()
  return (
    texts && (
      <a
        href={`${address('privacy-policy')}#${consentPartId}`}
        data-action="show-consent"
        className={className}
      >
        {texts.manage_my_cookies}
      </a>
    )
  )
}

const entry = 'footer-link'

const FooterHeading = ({ children }: { children: React.ReactNode }) => (
  <p className="mb-3 font-serif text-lg">{children}</p>
)

export const Footer = () => {
  const { t } = useLingui()
  const { legalName, contactPhone, address, socialLinks, externalLinks, moreLinks, menus } =
    useSiteFacts()
  return (
    <footer className="site-footer">
      <div className="page grid gap-10 py-10 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1.7fr)_minmax(0,1fr)] md:gap-x-8 xl:grid-cols-3">
        <div>
          <FooterHeading>{legalName}</FooterHeading>
          <p className="text-sm leading-relaxed text-white/85">
            {address.street}
            <br />
            {address.postcode} {address.city}
            {contactPhone && (
              <>
                <br />
                <a
                  href={`tel:${contactPhone.replaceAll(' ', '')}`}
                  className="underline underline-offset-4"
                >
                  {contactPhone}
                </a>
              </>
            )}
          </p>
          <ul className="mt-5 flex gap-1">
            {networkKeys
              .filter((network) => socialLinks[network])
              .map((network) => (
                <li key={network}>
                  <a
                    href={socialLinks[network]}
                    rel="noopener"
                    aria-label={networks[network]}
                    className="round-button -ml-2.5 hover:bg-white/10"
                  >
                    <Icon name={`${network}-logo`} className="size-6" />
                  </a>
                </li>
              ))}
          </ul>
        </div>
        <nav aria-label={t`Footer`}>
          <FooterHeading>{t`The site`}</FooterHeading>
          <ul className="grid grid-cols-2 gap-x-6 md:max-xl:gap-x-3">
            {withoutHidden(shownEntries(footerPages, menus.footer), menus).map((page) => (
              <li key={page}>
                <PageLink page={page} className={entry}>
                  {t(pageNames[page])}
                </PageLink>
              </li>
            ))}
            <li>
              <ManageCookies className={entry} />
            </li>
          </ul>
        </nav>
        <div>
          <FooterHeading>{t`Our other sites`}</FooterHeading>
          <ul>
            {[
              ...externalSites.map(({ key, name }) => ({
                url: externalLinks[key],
                label: t(name),
              })),
              ...moreLinks,
            ].map(
              ({ url, label }) =>
                url && (
                  <li key={url}>
                    <a href={url} rel="noopener" className={entry}>
                      <span>
                        {label}
                        {'\u00a0'}
                        <Icon name="arrow-up-right" className="inline size-4" />
                      </span>
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </footer>
  )
}
