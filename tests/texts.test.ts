import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../domain/language.ts'
import { i18nIn } from '../server/i18n.ts'

const config = getConfig()
const catalogs = await getCatalogs(config)

const branch = /(?:\b(?:zero|one|two|few|many|other)|=\d+)\s*\{/g

/** Placeholder names and tag numbers, each once: translations may repeat or reorder them. */
const placeholdersOf = (text: string) => {
  const plain = /, (plural|selectordinal),/.test(text) ? text.replace(branch, '(') : text
  return [...new Set(plain.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g))].sort().join(' ')
}

describe.each(catalogs)('the messages of $include', (catalog) => {
  /** English by id, from the sources. */
  let english: Map<string, string>
  /** Translations by language and id, from the files. */
  let translated: Map<string, Map<string, string>>

  beforeAll(async () => {
    const collected = Object.entries((await catalog.collect()) ?? {})
    const stored = Object.entries(await catalog.readAll())
    english = new Map(collected.map(([id, { message }]) => [id, message ?? id]))
    translated = new Map(
      stored.map(([language, messages]) => {
        const live = Object.entries(messages).filter(([, { obsolete }]) => !obsolete)
        return [language, new Map(live.map(([id, { translation }]) => [id, translation ?? '']))]
      }),
    )
  }, 60_000)

  test('finds messages in every language', () => {
    expect(english.size).toBeGreaterThan(10)
    expect([...translated.keys()].sort()).toEqual([...languages].sort())
  })

  describe.each(languages)('in %s', (language) => {
    const translationOf = (id: string) => translated.get(language)?.get(id)?.trim()

    test('the messages are all translated', () => {
      const missing = [...english].filter(([id]) => !translationOf(id)).map(([, text]) => text)
      expect(missing, 'run npm run texts, then translate').toEqual([])
    })

    test('keep placeholders and tags', () => {
      const changed = [...english].filter(([id, text]) => {
        const translation = translationOf(id)
        return translation && placeholdersOf(translation) !== placeholdersOf(text)
      })
      expect(changed.map(([, text]) => text)).toEqual([])
    })

    test.skipIf(catalog.include.some((path) => path.startsWith('admin/')))(
      'the messages are available on the server',
      () => {
        const ids = [...(translated.get(language)?.keys() ?? [])]
        expect(ids.filter((id) => !(id in i18nIn[language].messages))).toEqual([])
      },
    )

    test('the messages are all in use', () => {
      const unused = [...(translated.get(language) ?? [])].filter(([id]) => !english.has(id))
      expect(
        unused.map(([, text]) => text),
        'run npm run texts',
      ).toEqual([])
    })
  })
})

/** Areas are merged by message id when pages are rendered; duplicates must not differ. */
test.each(languages)('has equal translations of a message in all areas in %s', async (language) => {
  const areas = await Promise.all(catalogs.map((catalog) => catalog.readAll()))
  const byId = Map.groupBy(
    areas.flatMap((area) => Object.entries(area[language] ?? {})),
    ([id]) => id,
  )
  const differing = [...byId.values()]
    .map((found) => found.map(([, message]) => message))
    .map(([first, ...others]) => ({
      message: first?.message,
      translations: [...new Set([first, ...others].map((each) => each?.translation))],
    }))
    .filter(({ translations }) => translations.length > 1)
  expect(differing).toEqual([])
})
