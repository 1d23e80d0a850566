import { messages } from '../../../locales/account/fr.po'
import { texts } from '../texts/fr.ts'
import { addTexts } from '../texts-in.ts'

addTexts(texts, messages)

export { Outlet as default } from 'react-router'
