import { messages } from '../../../locales/it.po'
import { messagesIn } from '../texts-in.ts'

export const texts = messagesIn('it', messages)
