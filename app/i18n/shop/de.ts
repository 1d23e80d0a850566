import { messages } from '../../../locales/shop/de.po'
import { texts } from '../texts/de.ts'
import { addTexts } from '../texts-in.ts'

addTexts(texts, messages)

export { Outlet as default } from 'react-router'
