import { messages } from '../../../locales/account/en.po'
import { texts } from '../texts/en.ts'

texts.load('en', messages)

export { Outlet as default } from 'react-router'
