import { Trans } from '@lingui/react/macro'
import { buttonClass, SubmitButton } from '../../ui/button.tsx'
import { usePageContext } from '../i18n/page-context.ts'

/** The end of a form: save or cancel. */
export const EditButtons = ({ intent, isBusy }: { intent: string; isBusy: boolean }) => (
  <div className="flex flex-wrap gap-3">
    <SubmitButton name="intent" value={intent} isBusy={isBusy}>
      {isBusy ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
    </SubmitButton>
    <a href={usePageContext().pathname} className={buttonClass('plain')}>
      <Trans>Cancel</Trans>
    </a>
  </div>
)
