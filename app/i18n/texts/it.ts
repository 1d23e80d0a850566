import { messages } from '../../../locales/it.po'
import { textsIn } from '../texts-in.ts'

export const texts = textsIn('it', messages)
