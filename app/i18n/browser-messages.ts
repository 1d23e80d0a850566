import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'
import { type Language, languages } from '../../domain/language.ts'
import { pathWords } from '../../domain/page/address.ts'
import { messageEntries, modulesFrom } from './browser-modules.ts'

const root = join(import.meta.dirname, '../..')

type Message = { text: string; modules: readonly string[] }

/** The messages of all areas in a language, by id; untranslated ones in English. */
export const readMessages = async (language: Language) => {
  const found = new Map<string, Message>()
  for (const path of globSync(`locales/**/${language}.po`, { cwd: root }).sort()) {
    const filename = join(root, path)
    const file = { locale: language, sourceLocale: 'en', filename }
    const messages = await formatter().parse(readFileSync(filename, 'utf8'), file)
    for (const [id, { translation, message = id, origin = [] }] of Object.entries(messages))
      found.set(id, {
        text: translation || message,
        modules: [...(found.get(id)?.modules ?? []), ...origin.map(([module]) => module)],
      })
  }
  return found
}

/** The ids of the messages in these modules. */
export const messageIdsIn = (
  messages: ReadonlyMap<string, Message>,
  modules: ReadonlySet<string>,
): readonly string[] =>
  [...messages]
    .filter(([, message]) => message.modules.some((module) => modules.has(module)))
    .map(([id]) => id)

type Catalogue = { fileName: string; source: string; ids: readonly string[] }

/** A catalogue for each part of pages and language: 'login.de.js'. */
const buildCatalogues = async (): Promise<readonly Catalogue[]> => {
  const parts = [...messageEntries()].map(([name, entry]) => ({
    name,
    modules: modulesFrom(entry),
  }))
  const inLanguage = async (language: Language) => {
    const all = await readMessages(language)
    return parts.map(({ name, modules }) => {
      const ids = messageIdsIn(all, modules)
      const texts = Object.fromEntries(ids.map((id) => [id, all.get(id)?.text ?? '']))
      const compiled = createCompiledCatalog(language, texts, { namespace: 'es', outputPrefix: '' })
      if (compiled.errors[0]) throw compiled.errors[0].error
      return { fileName: fileNameOf(name, language), source: compiled.source, ids }
    })
  }
  return (await Promise.all(languages.map(inLanguage))).flat()
}

const fileNameOf = (part: string, language: string) => `${part.replace(':', '-')}.${language}.js`

/** Hidden pages are never linked, so browsers do not get their path words (R5). */
const wordsIn = (language: Language) =>
  Object.fromEntries(
    Object.entries(pathWords[language]).filter(([key]) => !key.startsWith('hidden.')),
  )

/** Path words of each language: 'words.de.js'. */
const wordFiles = () =>
  languages.map((language) => ({
    fileName: fileNameOf('words', language),
    source: `export const words=${JSON.stringify(wordsIn(language))}`,
  }))

const moduleId = 'virtual:browser-messages'

/** In development all messages are loaded. */
const allMessages = () => `
const words = ${JSON.stringify(Object.fromEntries(languages.map((language) => [language, wordsIn(language)])))}
export const loadPathWords = async (language) => words[language]
const catalogues = import.meta.glob('/locales/**/*.po', { import: 'messages' })
export const loadMessages = async (part, language) => {
  const own = Object.keys(catalogues).filter((path) => path.endsWith('/' + language + '.po'))
  return Object.assign({}, ...(await Promise.all(own.map((path) => catalogues[path]()))))
}`

const messagesIn = (folder: string) => `
const load = (name, language) =>
  import(/* @vite-ignore */ '/${folder}/' + name.replace(':', '-') + '.' + language + '.js')
export const loadMessages = async (part, language) => (await load(part, language)).messages
export const loadPathWords = async (language) => (await load('words', language)).words`

const idLiteral = /["'`]([\w-]{6})["'`]/g

/**
 * Provides `loadMessages` and `loadPathWords`: in the browser build from a catalogue for each part of
 * pages, with the messages of the modules that the part imports. Other messages are on pages as HTML
 * only. Fails the build when a script has a message that no catalogue contains.
 */
export const messagesForBrowser = (): Plugin => {
  let catalogues: readonly Catalogue[] = []
  return {
    name: 'messages-for-browser',
    resolveId: { filter: { id: /^virtual:browser-messages$/ }, handler: () => `\0${moduleId}` },
    load: {
      filter: { id: /^\0virtual:browser-messages$/ },
      async handler() {
        if (this.environment.name !== 'client')
          return 'export const loadMessages = undefined, loadPathWords = undefined'
        if (this.environment.mode === 'dev') return allMessages()
        catalogues = await buildCatalogues()
        const files = [...catalogues, ...wordFiles()]
        const hash = createHash('sha256')
        for (const { fileName, source } of files) hash.update(fileName).update(source)
        const folder = `assets/messages-${hash.digest('base64url').slice(0, 8)}`
        for (const { fileName, source } of files)
          this.emitFile({ type: 'asset', fileName: `${folder}/${fileName}`, source })
        return messagesIn(folder)
      },
    },
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const sent = new Set(catalogues.flatMap(({ ids }) => ids))
      const all = await readMessages('en')
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [, id = ''] of chunk.code.matchAll(idLiteral))
          if (all.has(id) && !sent.has(id))
            throw new Error(`${chunk.fileName} has message ${id}, which browsers do not get`)
      }
    },
  }
}
