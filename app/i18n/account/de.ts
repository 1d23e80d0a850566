import { messages } from '../../../locales/account/de.po'
import { texts } from '../texts/de.ts'
import { addMessages } from '../texts-in.ts'

addMessages(texts, messages)

export { Outlet as default } from 'react-router'
