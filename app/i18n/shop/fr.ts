import { messages } from '../../../locales/shop/fr.po'
import { texts } from '../texts/fr.ts'

texts.load('fr', messages)

export { Outlet as default } from 'react-router'
