import { messages } from '../../../locales/en.po'
import { messagesIn } from '../texts-in.ts'

export const texts = messagesIn('en', messages)
