import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import { mountDialog } from '../../islands/mount-dialog.tsx'
import { SaveDialog } from './save-dialog.tsx'

/** `lines`: articles with quantities in JSON; `address`: the page of the shelf. */
type Data = { lines?: string | undefined; address?: string | undefined }

/** Opens the dialog that saves articles to a list of the account. */
export const saveToList = ({ lines = '[]', address = '' }: Data) =>
  mountDialog('save-to-list', (texts, onClosed) => (
    <SaveDialog
      lines={lines}
      address={address}
      failed={texts._(noAnswerMessage)}
      onClosed={onClosed}
    />
  ))
