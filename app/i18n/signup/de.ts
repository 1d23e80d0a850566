import { messages } from '../../../locales/signup/de.po'
import { texts } from '../texts/de.ts'
import { addMessages } from '../texts-in.ts'

addMessages(texts, messages)
