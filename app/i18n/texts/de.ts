import { messages } from '../../../locales/de.po'
import { messagesIn } from '../texts-in.ts'

export const texts = messagesIn('de', messages)
