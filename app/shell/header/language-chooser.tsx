import { Trans, useLingui } from '@lingui/react/macro'
import { languageNames } from '../../../domain/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePageContext, useSiteFacts } from '../../i18n/page-context.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { CloseButton } from '../popups/close-button.tsx'
import { otherRegions } from './external-sites.ts'

/**
 * The address of the page in each language, else that language's home (R4). Without the selection,
 * which `translateSelection` adds.
 */
const useTranslatedAddresses = () => {
  const { addresses, site } = usePageContext()
  return site.languages.map((language) => ({
    language,
    address: addresses?.[language] ?? `/${language}/`,
  }))
}

const chooserId = 'language-chooser'

/** Plain links: changing the language reloads the page, so that browsers hold one language only. */
export const LanguageLinks = ({ className }: { className?: string }) => {
  const current = useLanguage()
  const addresses = useTranslatedAddresses()
  const own = addresses.find(({ language }) => language === current)?.address
  return (
    <ul className={className}>
      {addresses.map(({ language, address }) => (
        <li key={language}>
          <a
            href={address}
            data-own={own}
            data-language={address}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className="choice-link"
          >
            {languageNames[language]}
            {language === current && <Icon name="check" className="size-4" />}
          </a>
        </li>
      ))}
    </ul>
  )
}

const Regions = () => {
  const { t } = useLingui()
  const { externalLinks } = useSiteFacts()
  const regions = otherRegions.filter(({ key }) => externalLinks[key])
  return (
    <ul>
      <li className="flex min-h-11 items-center justify-between px-3 font-semibold text-leaf-dark">
        {t`Switzerland`}
        <Icon name="check" className="size-4" />
      </li>
      {regions.map(({ key, region }) => (
        <li key={key}>
          <a href={externalLinks[key]} rel="noopener" className="choice-link">
            {t(region)}
            <Icon name="arrow-up-right" className="size-4 text-muted" />
          </a>
        </li>
      ))}
    </ul>
  )
}

export const LanguageButton = () => {
  const language = useLanguage()
  return (
    <button type="button" popoverTarget={chooserId} className="language-button">
      <Icon name="globe-simple" />
      {language}
      <span className="sr-only normal-case">
        {' – '}
        <Trans>Language and region</Trans>
      </span>
    </button>
  )
}

/** A native popover: works without script, closes by Escape and by a click outside. */
export const LanguageChooser = () => {
  const { t } = useLingui()
  return (
    <div
      id={chooserId}
      popover="auto"
      role="dialog"
      aria-label={t`Language and region`}
      className="language-chooser"
    >
      <div className="mb-4 flex items-center justify-between">
        <p className="font-serif text-2xl">{t`Language and region`}</p>
        <CloseButton popoverTarget={chooserId} popoverTargetAction="hide" />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <p className="eyebrow mb-1 px-3">{t`Language`}</p>
          <LanguageLinks />
        </div>
        <div>
          <p className="eyebrow mb-1 px-3">{t`Region`}</p>
          <Regions />
        </div>
      </div>
    </div>
  )
}
