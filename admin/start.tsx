import '@fontsource-variable/instrument-sans/index.css'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { activateLanguage, i18n, initialLanguage } from './i18n/i18n.ts'
import { registerSectionTexts } from './i18n/section-texts.ts'
import { sections } from './sections/sections.ts'

for (const section of sections) registerSectionTexts(section.name, section)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')

await activateLanguage(initialLanguage())
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <App />
    </I18nProvider>
  </StrictMode>,
)
