import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'
import { withoutStaticBlocks } from '../../blocks/vite-plugin.ts'

const root = join(import.meta.dirname, '../..')
const entry = join(root, 'app/entry.client.ts')

const imports =
  /(?:^|\s)(?:import|export)\s(?!type\b)[^'"]*?from\s'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)/g

const importsOf = (file: string) =>
  [...withoutStaticBlocks(file, readFileSync(file, 'utf8')).matchAll(imports)]
    .map(([, fixed, lazy]) => join(dirname(file), fixed ?? lazy ?? ''))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))

/** The modules that browsers can load, relative to the project: 'app/browser/toast.ts'. */
export const browserModules = (): ReadonlySet<string> => {
  const found = new Set([entry])
  for (const file of found) for (const path of importsOf(file)) found.add(path)
  return new Set([...found].map((file) => relative(root, file).replaceAll(sep, '/')))
}

/** The ids of a catalogue's messages that these modules contain. */
export const messageIdsIn = async (file: string, modules: ReadonlySet<string>) => {
  const messages = await formatter().parse(readFileSync(file, 'utf8'), {
    locale: 'en',
    sourceLocale: 'en',
    filename: file,
  })
  return Object.entries(messages)
    .filter(([, { origin }]) => origin?.some(([path]) => modules.has(path)))
    .map(([id]) => id)
}

const idLiteral = /["'`]([\w-]{6})["'`]/g

/**
 * Reduces catalogues in the browser build to the messages of its modules: the others are on pages
 * as HTML only. Fails the build when a script has a message that no catalogue contains.
 */
export const messagesForBrowser = (): Plugin => {
  const omitted = new Set<string>()
  const sent = new Set<string>()
  let modules: ReadonlySet<string> = new Set()
  return {
    name: 'messages-for-browser',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => {
      modules = browserModules()
    },
    transform: {
      filter: { id: /\.po$/ },
      handler: async (code, id) => {
        const { messages: all }: { messages: Record<string, unknown> } = await import(
          `data:text/javascript,${encodeURIComponent(code)}`
        )
        const ids = new Set(await messageIdsIn(id, modules))
        for (const one of Object.keys(all)) (ids.has(one) ? sent : omitted).add(one)
        const kept = Object.fromEntries(Object.entries(all).filter(([one]) => ids.has(one)))
        const source = JSON.stringify(JSON.stringify(kept))
        return { code: `export const messages=JSON.parse(${source})`, map: null, moduleType: 'js' }
      },
    },
    generateBundle: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [, id = ''] of chunk.code.matchAll(idLiteral))
          if (omitted.has(id) && !sent.has(id))
            throw new Error(`${chunk.fileName} has message ${id}, which browsers do not get`)
      }
    },
  }
}
