import { messages } from '../../../locales/shop/it.po'
import { texts } from '../texts/it.ts'
import { addMessages } from '../texts-in.ts'

addMessages(texts, messages)

export { Outlet as default } from 'react-router'
