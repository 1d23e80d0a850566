import { messages } from '../../../locales/fr.po'
import { textsIn } from '../texts-in.ts'

export const texts = textsIn('fr', messages)
