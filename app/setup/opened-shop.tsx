import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { SetupDocument } from './setup-frame.tsx'
import { openedStep } from './setup-steps.ts'

/** The end of the set-up. */
export const OpenedShop = () => {
  const language = useLanguage()
  return (
    <SetupDocument step={openedStep}>
      <h1>
        <Trans>The shop is open</Trans>
      </h1>
      <p className="measure mt-4 text-lg">
        <Trans>
          Everyone can see it now. Log in to the back office to rewrite the pages, correct products
          and prices, and verify the first registrations.
        </Trans>
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={`/${language}/`} className={buttonClass()}>
          <Trans>See the shop</Trans>
        </a>
        <a href="/admin/" className={buttonClass('outline')}>
          <Trans>To the back office</Trans>
        </a>
      </div>
    </SetupDocument>
  )
}
