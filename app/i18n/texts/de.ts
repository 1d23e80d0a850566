import { messages } from '../../../locales/de.po'
import { textsIn } from '../texts-in.ts'

export const texts = textsIn('de', messages)
