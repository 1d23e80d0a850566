import { messages } from '../../../locales/account/fr.po'
import { texts } from '../texts/fr.ts'

texts.load('fr', messages)

export { Outlet as default } from 'react-router'
