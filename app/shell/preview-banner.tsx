import { Trans, useLingui } from '@lingui/react/macro'
import { usePageContext } from '../i18n/page-context.ts'
import type { ShownPreview } from './site-facts.ts'

const Reason = ({ state, endsAt }: ShownPreview) => {
  if (state === 'valid')
    return (
      <>
        <strong>
          <Trans>Preview of the latest draft.</Trans>
        </strong>{' '}
        <Trans>This link works until {endsAt}, also without a login.</Trans>
      </>
    )
  if (state === 'expired')
    return (
      <>
        <strong>
          <Trans>This preview link has expired.</Trans>
        </strong>{' '}
        <Trans>
          It worked until {endsAt}. Below is what visitors see at this address. Ask for a new link.
        </Trans>
      </>
    )
  if (state === 'deleted')
    return (
      <>
        <strong>
          <Trans>The draft of this preview link no longer exists.</Trans>
        </strong>{' '}
        <Trans>Below is what visitors see at this address.</Trans>
      </>
    )
  return (
    <>
      <strong>
        <Trans>This preview link is wrong or incomplete.</Trans>
      </strong>{' '}
      <Trans>
        Below is what visitors see at this address. Copy the whole link, or ask for a new one.
      </Trans>
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
        <a href={pathname}>
          <Trans>Open without the preview</Trans>
        </a>
        {preview.editor && (
          <a href={preview.editor}>
            <Trans>Open in the back office</Trans>
          </a>
        )}
      </nav>
    </aside>
  )
}
