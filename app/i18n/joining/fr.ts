import { messages } from '../../../locales/joining/fr.po'
import { texts } from '../texts/fr.ts'
import { addTexts } from '../texts-in.ts'

addTexts(texts, messages)
