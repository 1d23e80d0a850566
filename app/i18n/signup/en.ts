import { messages } from '../../../locales/signup/en.po'
import { texts } from '../texts/en.ts'
import { addMessages } from '../texts-in.ts'

addMessages(texts, messages)
