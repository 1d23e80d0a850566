import { messages } from '../../../locales/signup/it.po'
import { texts } from '../texts/it.ts'
import { addMessages } from '../texts-in.ts'

addMessages(texts, messages)
