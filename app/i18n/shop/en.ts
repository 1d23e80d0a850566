import { messages } from '../../../locales/shop/en.po'
import { texts } from '../texts/en.ts'
import { addTexts } from '../texts-in.ts'

addTexts(texts, messages)

export { Outlet as default } from 'react-router'
