import { Trans } from '@lingui/react/macro'
import type { ConsentTexts } from '../../../domain/consent/consent-texts.ts'
import { PageLink } from '../../i18n/page-link.tsx'
import { ConsentForm } from './consent-form.tsx'
import { consentTitleId } from './consent-ids.ts'

/** The content of the banner. */
export const ConsentQuestion = ({ texts }: { texts: ConsentTexts }) => (
  <ConsentForm texts={texts}>
    <div>
      <h2 id={consentTitleId} className="text-xl">
        {texts.title}
      </h2>
      <p className="measure mt-1 text-sm leading-snug sm:text-base">
        {texts.text}{' '}
        <span className="hidden noscript:inline">
          <Trans>If your browser blocks cookies, your choice cannot be stored.</Trans>{' '}
        </span>
        <PageLink page="privacy-policy" className="text-link">
          {texts.privacy_policy}
        </PageLink>
      </p>
    </div>
  </ConsentForm>
)
