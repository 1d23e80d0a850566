import { messages } from '../../../locales/signup/en.po'
import { texts } from '../texts/en.ts'
import { addTexts } from '../texts-in.ts'

addTexts(texts, messages)
