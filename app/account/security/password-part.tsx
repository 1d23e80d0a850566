import { Trans } from '@lingui/react/macro'
import { Island } from '../../islands/island.tsx'
import { EditFrame } from '../edit-frame.tsx'
import type { SecurityAnswer } from './security-answer.ts'

/** Always three, as the length of a password is secret (R29). */
const dots = '•••'

type Props = { hasFactor: boolean; answer: SecurityAnswer | undefined }

export const PasswordPart = ({ hasFactor, answer }: Props) => (
  <EditFrame
    part="password"
    title={<Trans>Password</Trans>}
    view={
      <p className="font-medium">
        <span aria-hidden="true">{dots}</span>
        <span className="sr-only">
          <Trans>hidden</Trans>
        </span>
      </p>
    }
    done={
      <Trans>Your password has been changed. You have been logged out on all other devices.</Trans>
    }
  >
    <Island name="change-password" props={{ answer, hasFactor }} />
  </EditFrame>
)
