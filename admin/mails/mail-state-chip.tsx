import { msg } from '@lingui/core/macro'
import { useSession } from '../access/session.ts'
import { StateChip } from '../screen/columns.tsx'
import { type MailState, mailStateColours, mailStateTexts } from './mail.ts'

/** Without a mail server, mails lie in a folder of the server: nobody has got them. */
const folderTexts = { ...mailStateTexts, sent: msg`Written to a folder` }

/** The state of a mail. */
export const MailStateChip = ({ state }: { state: MailState }) => {
  const hasServer = useSession()?.hasMailServer ?? true
  const names = hasServer ? mailStateTexts : folderTexts
  return <StateChip state={state} names={names} colours={mailStateColours} />
}
