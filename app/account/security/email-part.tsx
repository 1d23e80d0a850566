import { Trans } from '@lingui/react/macro'
import { Island } from '../../islands/island.tsx'
import { EditFrame } from '../edit-frame.tsx'
import type { SecurityAnswer } from './security-answer.ts'

type Props = {
  email: string
  pending: string | undefined
  hasFactor: boolean
  answer: SecurityAnswer | undefined
}

/** The new address awaits confirmation by mail; until then it can be cancelled. */
const Pending = ({ pending }: { pending: string }) => (
  <form
    method="post"
    className="mt-3 flex flex-wrap items-center gap-x-4 border-l-4 border-ochre-light bg-ochre-wash px-4 py-2"
  >
    <p className="min-w-0 wrap-anywhere">
      <Trans>
        We have sent an e-mail to {pending}. Your address will change once you confirm it.
      </Trans>
    </p>
    <button type="submit" name="intent" value="withdraw-email" className="text-link min-h-11">
      <Trans>Keep the old address</Trans>
    </button>
  </form>
)

/** The address used for logging in. */
export const EmailPart = ({ email, pending, hasFactor, answer }: Props) => (
  <EditFrame
    part="email"
    title={<Trans>E-mail</Trans>}
    view={
      <>
        <p className="font-medium wrap-anywhere">{email}</p>
        {pending && <Pending pending={pending} />}
      </>
    }
    done={<Trans>Please check your inbox.</Trans>}
  >
    <Island name="change-email" props={{ answer, hasFactor }} />
  </EditFrame>
)
