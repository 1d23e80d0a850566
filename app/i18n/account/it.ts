import { messages } from '../../../locales/account/it.po'
import { texts } from '../texts/it.ts'
import { addTexts } from '../texts-in.ts'

addTexts(texts, messages)

export { Outlet as default } from 'react-router'
