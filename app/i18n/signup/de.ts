import { messages } from '../../../locales/signup/de.po'
import { texts } from '../texts/de.ts'
import { addTexts } from '../texts-in.ts'

addTexts(texts, messages)
