import { messages } from '../../../locales/account/en.po'
import { texts } from '../texts/en.ts'
import { addMessages } from '../texts-in.ts'

addMessages(texts, messages)

export { Outlet as default } from 'react-router'
