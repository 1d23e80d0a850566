import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass, SubmitButton } from '../../ui/button.tsx'
import { usePageContext } from '../i18n/page-context.ts'

type Props = { intent: string; isBusy: boolean; label?: ReactNode }

/** The end of a form: save or cancel. */
export const EditButtons = ({ intent, isBusy, label = <Trans>Save</Trans> }: Props) => (
  <div className="flex flex-wrap gap-3">
    <SubmitButton name="intent" value={intent} isBusy={isBusy}>
      {isBusy ? <Trans>Saving…</Trans> : label}
    </SubmitButton>
    <a href={usePageContext().pathname} className={buttonClass('plain')}>
      <Trans>Cancel</Trans>
    </a>
  </div>
)
