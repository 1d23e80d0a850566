import { messages } from '../../../locales/shop/de.po'
import { texts } from '../texts/de.ts'

texts.load('de', messages)

export { Outlet as default } from 'react-router'
