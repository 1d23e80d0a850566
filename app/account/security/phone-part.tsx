import { Trans } from '@lingui/react/macro'
import { Island } from '../../islands/island.tsx'
import { EditFrame } from '../edit-frame.tsx'
import type { SecurityAnswer } from './security-answer.ts'

type Props = { phone: string; answer: SecurityAnswer | undefined }

/** The number to call about an order. */
export const PhonePart = ({ phone, answer }: Props) => (
  <EditFrame
    part="phone"
    title={<Trans>Phone</Trans>}
    view={<p className="font-medium break-words">{phone || '–'}</p>}
    done={<Trans>Your phone number has been saved.</Trans>}
  >
    <Island name="change-phone" props={{ phone, answer }} />
  </EditFrame>
)
