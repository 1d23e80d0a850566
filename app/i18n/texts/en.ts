import { messages } from '../../../locales/en.po'
import { textsIn } from '../texts-in.ts'

export const texts = textsIn('en', messages)
