import { useLingui } from '@lingui/react/macro'

/**
 * The alert of D1 §8 for browsers without string normalisation. `nomodule`: only browsers without
 * modules load it.
 */
export const OutdatedBrowserAlert = () => {
  const { t } = useLingui()
  return (
    <script
      noModule
      src="/outdated-browser.js"
      id="outdated-browser"
      data-text={t`Your browser is outdated, please update the browser or switch to a modern browser to use this site.`}
    />
  )
}
