import { Trans } from '@lingui/react/macro'
import { isServerUnreachable } from './mail.ts'

/** Why a mail has failed, for people who do not know what a mail server answers. */
export const MailReason = ({ reason }: { reason: string }) => (
  <>
    {isServerUnreachable(reason) ? (
      <>
        <Trans>The mail server cannot be reached.</Trans>{' '}
        <Trans>If this persists, please tell the person who looks after the server:</Trans>
      </>
    ) : (
      <Trans>The mail server gave this reason:</Trans>
    )}{' '}
    {reason}
  </>
)
