import { Trans, useLingui } from '@lingui/react/macro'
import { usePageContext } from '../i18n/page-context.ts'
import type { ShownPreview } from './site-facts.ts'

const Reason = ({ state, endsAt }: ShownPreview) => {
  const { t } = useLingui()
  if (state === 'valid')
    return (
      <>
        <strong>{t`Preview of the latest draft.`}</strong>{' '}
        {t`This link works until ${endsAt}, also without a login.`}
      </>
    )
  if (state === 'expired')
    return (
      <>
        <strong>{t`This preview link has expired.`}</strong>{' '}
        <Trans>
          It worked until {endsAt}. Below is what visitors see at this address. Ask for a new link.
        </Trans>
      </>
    )
  if (state === 'deleted')
    return (
      <>
        <strong>{t`The draft of this preview link no longer exists.`}</strong>{' '}
        {t`Below is what visitors see at this address.`}
      </>
    )
  return (
    <>
      <strong>{t`This preview link is wrong or incomplete.`}</strong>{' '}
      {t`Below is what visitors see at this address. Copy the whole link, or ask for a new one.`}
    </>
  )
}

/** Says on a page opened by a preview link what is shown, until when, and where to go on. */
export const PreviewBanner = (preview: ShownPreview) => {
  const { t } = useLingui()
  const { pathname } = usePageContext()
  return (
    <aside className="view-banner" aria-label={t`Preview`}>
      <p>
        <Reason {...preview} />
      </p>
      <nav aria-label={t`Preview`}>
        <a href={pathname}>{t`Open without the preview`}</a>
        {preview.editor && <a href={preview.editor}>{t`Open in the back office`}</a>}
      </nav>
    </aside>
  )
}
