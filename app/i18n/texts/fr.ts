import { messages } from '../../../locales/fr.po'
import { messagesIn } from '../texts-in.ts'

export const texts = messagesIn('fr', messages)
