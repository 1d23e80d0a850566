import { messages } from '../../../locales/shop/fr.po'
import { texts } from '../texts/fr.ts'
import { addMessages } from '../texts-in.ts'

addMessages(texts, messages)

export { Outlet as default } from 'react-router'
