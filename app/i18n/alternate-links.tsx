import { useLocation, useRouteLoaderData } from 'react-router'
import { defaultLanguage } from '../../domain/language.ts'
import { useLanguage } from './use-language.ts'
import { usePage } from './use-page.ts'
import { useTranslatedAddresses } from './use-translated-addresses.ts'

/** The canonical address, and the same page in the other languages for search engines (R3). */
export const AlternateLinks = () => {
  const shell = useRouteLoaderData<{ origin: string }>(`${useLanguage()}:shell`)
  const { pathname } = useLocation()
  const addresses = useTranslatedAddresses()
  if (!usePage() || !shell) return null
  return (
    <>
      <link rel="canonical" href={`${shell.origin}${pathname}`} />
      {addresses.map(({ language, address }) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={`${shell.origin}${address}`}
        />
      ))}
      {addresses
        .filter(({ language }) => language === defaultLanguage)
        .map(({ address }) => (
          <link
            key="default"
            rel="alternate"
            hrefLang="x-default"
            href={`${shell.origin}${address}`}
          />
        ))}
    </>
  )
}
