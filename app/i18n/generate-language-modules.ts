import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../../domain/language.ts'
import {
  areaNames,
  type BrowserArea,
  cataloguePath,
  messageAreas,
  type PageArea,
} from '../../locales/message-areas.ts'

// Browsers load catalogues as route modules, one file per area and language. The files are
// generated from the list of areas whenever the routes are read, and are not committed.

const root = join(import.meta.dirname, '../..')
const folder = 'i18n/generated'

/** The layout file of a language, relative to `app/`. */
export const languageModule = (language: Language) => `${folder}/${language}.tsx`

/** The file that adds an area's messages, relative to `app/`. */
export const areaModule = (area: PageArea, language: Language) => `${folder}/${area}-${language}.ts`

export const pageAreas = areaNames.filter((area): area is PageArea => 'pages' in messageAreas[area])
const browserAreas = areaNames.filter(
  (area): area is BrowserArea => !('isServerOnly' in messageAreas[area]),
)

/** Built from parts, as a literal below would be parsed as an import of this file. */
const from = (path: string) => `from '${path}'`
const load = (path: string) => `import('${path}')`

const importMessages = (language: Language, area?: BrowserArea) =>
  `import { messages } ${from(`../../../${cataloguePath(language, area)}`)}`

const siteModule = (language: Language) => `${importMessages(language)}
import { createI18n } ${from('../create-i18n.ts')}

export const texts = createI18n('${language}', messages)
`

const areaSource = (language: Language, area: BrowserArea) => `${importMessages(language, area)}
import { addMessages } ${from('../create-i18n.ts')}
import { texts } ${from(`./site-${language}.ts`)}

addMessages(texts, messages)
${'pages' in messageAreas[area] ? "\nexport { Outlet as default } from 'react-router'\n" : ''}`

const layoutSource = (
  language: Language,
) => `import { LanguageLayout } ${from('../language-layout.tsx')}
import { pathWordsLoader } ${from('../path-words-loader.server.ts')}
import { texts } ${from(`./site-${language}.ts`)}

export const loader = pathWordsLoader
export const shouldRevalidate = () => false

const areas = {
${browserAreas.map((area) => `  ${area}: () => ${load(`./${area}-${language}.ts`)},`).join('\n')}
}

export default function Language() {
  return <LanguageLayout texts={texts} areas={areas} />
}
`

const sourcesIn = (language: Language) => ({
  [`site-${language}.ts`]: siteModule(language),
  [`${language}.tsx`]: layoutSource(language),
  ...Object.fromEntries(
    browserAreas.map((area) => [`${area}-${language}.ts`, areaSource(language, area)]),
  ),
})

const assertCatalogues = (language: Language) => {
  for (const area of [undefined, ...areaNames]) {
    const path = cataloguePath(language, area)
    if (!existsSync(join(root, path))) throw new Error(`${path} is missing: run npm run texts`)
  }
}

/** Throws when an area lacks the catalogue of a language. */
export const generateLanguageModules = () => {
  mkdirSync(join(root, 'app', folder), { recursive: true })
  for (const language of languages) {
    assertCatalogues(language)
    for (const [name, source] of Object.entries(sourcesIn(language))) {
      const file = join(root, 'app', folder, name)
      // Unchanged files are not written, so that file watchers do not restart.
      if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source)
    }
  }
}
