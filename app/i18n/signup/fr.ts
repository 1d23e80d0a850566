import { messages } from '../../../locales/signup/fr.po'
import { texts } from '../texts/fr.ts'
import { addMessages } from '../texts-in.ts'

addMessages(texts, messages)
