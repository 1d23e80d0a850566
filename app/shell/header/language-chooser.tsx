import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { languageNames } from '../../../domain/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslatedAddresses } from '../../i18n/use-translated-addresses.ts'
import { CloseButton } from '../popups/close-button.tsx'
import { keepFocusIn } from '../popups/keep-focus-in.ts'
import { otherRegions } from './external-sites.ts'

const chooserId = 'language-chooser'

/** Plain links: changing the language reloads the page, so that browsers hold one language only. */
export const LanguageLinks = ({ className = '' }: { className?: string }) => {
  const current = useLanguage()
  const { hash } = useLocation()
  return (
    <ul className={className}>
      {useTranslatedAddresses().map(({ language, address }) => (
        <li key={language}>
          <a
            href={`${address}${hash}`}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className="flex min-h-11 items-center justify-between gap-4 rounded-md px-3 hover:bg-wash aria-[current]:font-semibold aria-[current]:text-leaf-dark"
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
        <Trans>Switzerland</Trans>
        <Icon name="check" className="size-4" />
      </li>
      {regions.map(({ key, region }) => (
        <li key={key}>
          <a
            href={externalLinks[key]}
            rel="noopener"
            className="flex min-h-11 items-center justify-between gap-4 rounded-md px-3 hover:bg-wash"
          >
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
    <button
      type="button"
      popoverTarget={chooserId}
      className="inline-flex min-h-11 items-center gap-1 rounded-full px-3 font-medium uppercase hover:bg-wash max-sm:hidden"
    >
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
      {...keepFocusIn}
      role="dialog"
      aria-label={t`Language and region`}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-xl bg-sheet p-6 text-ink shadow-popup"
    >
      <div className="mb-4 flex items-center justify-between">
        <p className="font-serif text-2xl">
          <Trans>Language and region</Trans>
        </p>
        <CloseButton popoverTarget={chooserId} popoverTargetAction="hide" />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <p className="eyebrow mb-1 px-3">
            <Trans>Language</Trans>
          </p>
          <LanguageLinks />
        </div>
        <div>
          <p className="eyebrow mb-1 px-3">
            <Trans>Region</Trans>
          </p>
          <Regions />
        </div>
      </div>
    </div>
  )
}
