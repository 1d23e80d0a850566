import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'

/**
 * `device`: 'Firefox, Windows', or '' when unknown; `lastSeen` and `time` of the last use are formatted;
 * `network`: its shortened address, '' when unknown.
 */
export type ShownSession = {
  id: string
  device: string
  lastSeen: string
  time: string
  network: string
  isThis: boolean
}

const Session = ({ id, device, lastSeen, time, network, isThis }: ShownSession) => {
  const { t } = useLingui()
  const name = device || t`Unknown device`
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">
          {isThis ? t`This device` : t`Last used on ${lastSeen} around ${time}`}
          {network && <> · {t`network ${network}`}</>}
        </p>
      </div>
      {!isThis && (
        <form method="post">
          <input type="hidden" name="session" value={id} />
          <Button
            type="submit"
            look="outline"
            name="intent"
            value="end-session"
            aria-label={`${t`Log out`} – ${name}, ${lastSeen} ${time}`}
          >
            {t`Log out`}
          </Button>
        </form>
      )}
    </li>
  )
}

/** Ends all sessions, including this one, and navigates home like a logout. */
const LogOutEverywhere = () => (
  <form method="post" data-notice="logged-out">
    <input type="hidden" name="intent" value="end-all" />
    <Button type="submit" look="outline">
      <Trans>Log out everywhere</Trans>
    </Button>
  </form>
)

/** The active sessions. */
export const SessionList = ({ sessions }: { sessions: readonly ShownSession[] }) => (
  <section className="mt-12">
    <h2 className="mb-2 text-2xl">
      <Trans>Where you are logged in</Trans>
    </h2>
    <p className="measure mb-4 text-muted">
      <Trans>If you do not recognise a device, log it out and change your password.</Trans>
    </p>
    <ul className="mb-6 divide-y divide-line border-y border-line">
      {sessions.map((session) => (
        <Session key={session.id} {...session} />
      ))}
    </ul>
    <LogOutEverywhere />
  </section>
)
