import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { showForgotten } from '../shell/popups.ts'
import { beginHere } from './begin-here.ts'
import { linkTexts } from './security-texts.ts'

/** The link leads nowhere any more; a new one is a mail away. */
export const ResetExpired = () => {
  const { t } = useLingui()
  return (
    <div className="grid justify-items-start gap-5">
      <p role="alert">{t(linkTexts['reset-expired'])}</p>
      <Button ref={beginHere} onClick={showForgotten}>
        <Trans>Send a new link</Trans>
      </Button>
    </div>
  )
}
