import { messages } from '../../../locales/account/it.po'
import { texts } from '../texts/it.ts'

texts.load('it', messages)

export { Outlet as default } from 'react-router'
