import { messages } from '../../../locales/shop/it.po'
import { texts } from '../texts/it.ts'

texts.load('it', messages)

export { Outlet as default } from 'react-router'
