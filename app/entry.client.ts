import { startPage } from './browser/start-page.ts'

if (import.meta.hot) import('./hot-reload.ts')

startPage()
