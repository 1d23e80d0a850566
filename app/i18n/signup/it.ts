import { messages } from '../../../locales/signup/it.po'
import { texts } from '../texts/it.ts'
import { addTexts } from '../texts-in.ts'

addTexts(texts, messages)
