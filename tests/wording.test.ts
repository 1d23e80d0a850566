import { readdirSync, readFileSync } from 'node:fs'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import complexes from '../demo/catalogue/complexes.json' with { type: 'json' }
import kits from '../demo/catalogue/kits.json' with { type: 'json' }
import otc from '../demo/catalogue/otc.json' with { type: 'json' }
import seasonal from '../demo/catalogue/seasonal.json' with { type: 'json' }
import supplements from '../demo/catalogue/supplements.json' with { type: 'json' }
import topics from '../demo/catalogue/topics.json' with { type: 'json' }
import { isText } from '../demo/content/in-language.ts'
import { pages } from '../demo/content/pages.ts'
import { type Language, languages } from '../domain/language.ts'
import { readModules } from './modules.ts'

const products = { complexes, kits, otc, seasonal, supplements }

const textsIn = (value: unknown, language: Language): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [value[language]]
  return Object.values(value).flatMap((each) => textsIn(each, language))
}

const rooms = ['admin', 'app', 'blocks', 'domain', 'messages', 'server', 'ui']

/** Texts that modules have in four languages themselves, such as those of a page without catalogues. */
const codeTextsIn = (language: Language): readonly string[] => {
  const text = new RegExp(String.raw`\b${language}: (?:'([^'\n]+)'|\`([^\`]+)\`|"([^"\n]+)")`, 'g')
  return readModules([...rooms, 'demo'])
    .filter(({ path }) => !/\.(?:test|fixtures)\./.test(path))
    .flatMap((module) => [...module.text.matchAll(text)].flatMap((found) => found.slice(1)))
    .filter((found) => found !== undefined)
}

const messagesOf = async (language: Language): Promise<readonly string[]> => {
  const catalogs = await getCatalogs(getConfig())
  const read = await Promise.all(catalogs.map((catalog) => catalog.readAll()))
  return read.flatMap((all) =>
    Object.values(all[language] ?? {}).map(({ translation }) => translation ?? ''),
  )
}

const fieldsOf = (language: Language): readonly string[] =>
  [...Object.values(products), topics].flatMap((records) =>
    (records as readonly object[]).flatMap((record) =>
      Object.entries(record).flatMap(([name, value]) =>
        name.endsWith(`_${language}`) && typeof value === 'string' ? [value] : [],
      ),
    ),
  )

/** The descriptions of remedies. */
const descriptionsIn = (language: Language): readonly string[] => {
  const folder = new URL('../demo/catalogue/descriptions/', import.meta.url)
  return readdirSync(folder).flatMap((file) => {
    const described = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return Object.values<Record<Language, string>>(described).map((texts) => texts[language])
  })
}

/** Terms that the glossary replaced, per language. */
const retired: Record<Language, RegExp> = {
  fr: /bientôt en ligne|ouvert une session|s’informent? d|ensuite seulement|«\u202f|\u202f[:»]|plante fleurie|Facture QR|numéro de rue|lettre d’information|désinscri|quatre-vingt-dix|[Cc]onfigurer un|[Ss]ecousse|\blignes? (?:du|de la commande)|\d(?:DH|CH)\b|1D\b|'/,
  en: /online soon|\bpills?\b|[Oo]wn mixture|[Mm]annit\b|\b[Cc]reme\b|flowering herb|[Cc]amomile|practice authorisation|responsible pharmacist|[Ss]omebody|taken away|\d(?:DH)\b|1D\b/,
  de: /Grundstoff|fünfzigmillesimal|\bSkala\b|\bTräger\b|Trituration|Pharma Id|Laktoseflasche|Mannitflasche|Herbar\b|bereiten .*\bzu\b|\d(?:DH|CH)\b|1D\b|ß/,
  it: /specialista|pianta fiorita|\btub[oi]\b|terapeut[ai]\b|Pharma Id|disiscriv|Se non è stato Lei|flacone lattosio|\d(?:DH|CH)\b|1D\b|'/,
}

const units = String.raw`\d (?:g|mg|ml|kg|cm|mm|Mo|CH|DH|LM)\b|\d %|\bCHF [\d{]|\d{4,} CHF`

/** Plain spaces where a line may not break, English quotation marks, and three dots. */
const typographyFaults: Record<Language, RegExp> = {
  fr: new RegExp(String.raw`[^\s] [:;!?»](?!\w)|« |[“”„]|\.\.\.|${units}`),
  en: /«|»|„/,
  de: new RegExp(String.raw`«\s|\s»|[“”„]|\.\.\.|${units}`),
  it: new RegExp(String.raw`«\s|\s»|[“”„]|\.\.\.|${units}`),
}

describe.each(languages)('the wording in %s', (language) => {
  it.each([
    ['messages', () => messagesOf(language)],
    ['pages', () => textsIn(pages, language)],
    ['products', () => fieldsOf(language)],
    ['descriptions', () => descriptionsIn(language)],
    ['code', () => codeTextsIn(language)],
  ] as const)(
    'uses the terms of the glossary and the typography of the language in %s',
    async (_, textsOf) => {
      const texts = await textsOf()
      expect(texts.length).toBeGreaterThan(10)
      expect(texts.filter((text) => retired[language].test(text))).toEqual([])
      expect(texts.filter((text) => typographyFaults[language].test(text))).toEqual([])
    },
  )
})

describe('the indications of products', () => {
  const names = languages.map((language) => `indication_${language}`)

  it('omits indications of food supplements', () => {
    const named = supplements.filter((record) => names.some((name) => name in record))
    expect(named).toEqual([])
  })

  it('omits seasonal and general indications', () => {
    const vague = ['winter', 'spring', 'summer', 'autumn', 'general', 'detox']
    const named = [...complexes, ...kits, ...otc, ...seasonal].filter(
      (record) => vague.includes(record.topic) && names.some((name) => name in record),
    )
    expect(named.map(({ slug }) => slug)).toEqual([])
  })

  it('starts adjectives in lower case', () => {
    const wrong = [...complexes, ...otc, ...seasonal]
      .map((record) => ('indication_de' in record ? record.indication_de : ''))
      .filter((text) => /: (?:Kleine|Müde|Schwere|Unruhige|Empfindliche|Gereizte)/.test(text ?? ''))
    expect(wrong).toEqual([])
  })

  it('groups supplements by neutral topics', () => {
    const groups =
      'algae bee-products cultures-fibre fatty-acids minerals other-substances plants vitamins'
    const other = supplements.filter(({ topic }) => !groups.split(' ').includes(topic))
    expect(other.map(({ slug }) => slug)).toEqual([])
  })
})

/** Whether a literal between two values is a colon of its own, outside messages. */
const isOwnColon = (node: ts.Node): boolean => {
  if (ts.isJsxText(node))
    return /^\s*:/.test(node.text) && !/^<(?:Trans|Plural)\b/.test(node.parent.getText())
  if (!ts.isTemplateMiddle(node) || node.text !== ': ') return false
  return !ts.isTaggedTemplateExpression(node.parent.parent.parent)
}

it('joins labels and values by messages, since French has a no-break space before the colon', () => {
  const found: string[] = []
  for (const { path, text } of readModules(rooms)) {
    if (!path.endsWith('.tsx')) continue
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node) => {
      if (isOwnColon(node)) found.push(`${path}: ${node.parent.getText().slice(0, 80)}`)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  expect(found).toEqual([])
})

/** `test`, `it`, `test.each([…])`. */
const calledName = (called: ts.Expression): string => {
  if (ts.isIdentifier(called)) return called.text
  return ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)
    ? calledName(called.expression)
    : ''
}

/** The titles of tests, not those of `describe`, hooks and steps. */
const testTitlesIn = (source: ts.SourceFile): readonly string[] => {
  const titles: string[] = []
  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node) || !/^(it|test)$/.test(calledName(node.expression))) return
    const [title, ...rest] = node.arguments
    if (/\.(describe|step)$/.test(node.expression.getText()) || rest.length === 0) return
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      titles.push(title.getText().slice(1, -1))
  }
  visit(source)
  return titles
}

/** Placeholders of a table count as words. */
const wordCount = (title: string) =>
  title.split(/\s+/).filter((word) => /\p{L}{2}|%|\$/u.test(word)).length

it('gives every test a title of at least three words, which says what happens', () => {
  const titles = readModules([...rooms, 'demo', 'tests'])
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      testTitlesIn(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)).map((title) => ({
        path,
        title,
      })),
    )
  expect(titles.length).toBeGreaterThan(2_000)
  expect(titles.filter(({ title }) => wordCount(title) < 3)).toEqual([])
})
