import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { usePageContext } from '../i18n/page-context.ts'
import type { ShownPreview } from './site-facts.ts'

type Reason = { title: MessageDescriptor; text: MessageDescriptor }

/** What the page shows, by the state of the link. */
const reasonsOf = (endsAt = ''): Record<ShownPreview['state'], Reason> => ({
  valid: {
    title: msg`Preview of the latest draft.`,
    text: msg`This link is valid until ${endsAt}, even without logging in.`,
  },
  expired: {
    title: msg`This preview link has expired.`,
    text: msg`It was valid until ${endsAt}. Below is what visitors see at this address. Ask for a new link.`,
  },
  deleted: {
    title: msg`The draft of this preview link no longer exists.`,
    text: msg`Below is what visitors see at this address.`,
  },
  invalid: {
    title: msg`This preview link is wrong or incomplete.`,
    text: msg`Below is what visitors see at this address. Copy the whole link, or ask for a new one.`,
  },
})

/** Says on a page opened by a preview link what is shown, until when, and where to go on. */
export const PreviewBanner = (preview: ShownPreview) => {
  const { t } = useLingui()
  const { pathname } = usePageContext()
  const { title, text } = reasonsOf(preview.endsAt)[preview.state]
  return (
    <aside className="view-banner" aria-label={t`Preview`}>
      <p>
        <strong>{t(title)}</strong> {t(text)}
      </p>
      <nav aria-label={t`Preview`}>
        <a href={pathname}>{t`Open without the preview`}</a>
        {preview.editor && <a href={preview.editor}>{t`Open in the back office`}</a>}
      </nav>
    </aside>
  )
}
