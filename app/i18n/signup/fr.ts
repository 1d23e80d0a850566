import { messages } from '../../../locales/signup/fr.po'
import { texts } from '../texts/fr.ts'
import { addTexts } from '../texts-in.ts'

addTexts(texts, messages)
