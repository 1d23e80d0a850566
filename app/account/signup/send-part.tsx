import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../i18n/page-link.tsx'

const bar =
  'h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf [&::-webkit-progress-value]:transition-[width]'

/** `sent`: share of the upload, 0 to 1. At 1 the server is validating and storing. */
const Sending = ({ sent }: { sent: number }) => {
  const { t } = useLingui()
  const percent = Math.floor(sent * 100)
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="flex justify-between gap-4 font-medium">
        {percent < 100 ? <Trans>Sending your registration…</Trans> : <Trans>Almost there…</Trans>}
        <span className="tabular-nums">{percent} %</span>
      </p>
      <progress
        value={percent}
        max={100}
        aria-label={t`Sending your registration…`}
        className={bar}
      />
    </div>
  )
}

type Props = {
  /** Share of the upload, 0 to 1; undefined when nothing is being sent. */
  sent: number | undefined
  /** Why the whole form was refused. */
  notice: string | undefined
}

/** Consents and the submit button. */
export const SendPart = ({ sent, notice }: Props) => {
  const isSending = sent !== undefined
  return (
    <div className="grid gap-5">
      <p className="measure text-muted">
        <Trans>
          By registering you confirm that your details are true and agree that we store them to
          verify and manage your account, as described in our{' '}
          <PageLink page="privacy-policy" className="text-link">
            privacy policy
          </PageLink>
          .
        </Trans>
      </p>
      {notice && (
        <p
          role="alert"
          className="flex gap-3 border-l-4 border-alarm bg-alarm-wash p-4 font-medium"
        >
          <Icon name="warning" className="mt-0.5 size-5 text-alarm" />
          {notice}
        </p>
      )}
      {isSending && <Sending sent={sent} />}
      <Button type="submit" aria-disabled={isSending} className="w-full sm:w-fit sm:px-10">
        <Trans>Register</Trans>
        <Icon name="arrow-right" />
      </Button>
    </div>
  )
}
