import { Trans, useLingui } from '@lingui/react/macro'
import type { SecondFactorEnrolment } from '../../../server/accounts/second-factor/change-second-factor.ts'
import { CopyTextButton } from '../copy-button.tsx'

/** The secret in groups of four, for typing. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** How an authenticator app gets its secret: by QR code, link or typing. */
export const EnrolmentSteps = ({
  enrolment: { secret, uri, qrSvg },
}: {
  enrolment: SecondFactorEnrolment
}) => {
  const { t } = useLingui()
  return (
    <>
      <p data-autofocus tabIndex={-1} className="outline-none">
        <Trans>
          Scan this code with an authenticator app on your phone, and enter the six digits that the
          app then shows.
        </Trans>
      </p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
        alt={t`QR code for the authenticator app`}
        width={208}
        height={208}
        className="size-52 border border-line bg-white"
      />
      <div>
        <a href={uri} className="text-link inline-flex min-h-11 items-center pointer-fine:hidden">
          <Trans>Open the authenticator app on this phone</Trans>
        </a>
        <p className="text-sm text-muted">
          <Trans>Or enter this key in the app:</Trans>
        </p>
        <p className="flex flex-wrap items-center">
          <code className="mr-6 wrap-anywhere">{grouped(secret)}</code>
          <span className="-mx-6">
            <CopyTextButton text={secret} label={t`Copy the key`} />
          </span>
        </p>
      </div>
      <input type="hidden" name="secret" value={secret} />
    </>
  )
}
