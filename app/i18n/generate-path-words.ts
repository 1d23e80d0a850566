import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../domain/language.ts'
import { pathWords } from '../../domain/page/address.ts'

const folder = join(import.meta.dirname, 'generated')

/** Hidden pages are never linked, so browsers do not get their path words (R5). */
const isLinked = ([key]: [string, string]) => !key.startsWith('hidden.')

/**
 * Writes the path words of each language to a file of its own, so that browsers load one language.
 * The files are not committed.
 */
export const generatePathWords = () => {
  mkdirSync(folder, { recursive: true })
  for (const language of languages) {
    const file = join(folder, `${language}.json`)
    const source = JSON.stringify(
      Object.fromEntries(Object.entries(pathWords[language]).filter(isLinked)),
    )
    // Unchanged files are not written, so that file watchers do not restart.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source)
  }
}
