import { text as wholeOf } from 'node:stream/consumers'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, describe, expect, test } from 'vitest'
import { BlockIsland } from '../app/content/page-blocks.tsx'
import { frameOrigins } from '../domain/content/embed-hosts.ts'
import { type Language, languages } from '../domain/language.ts'
import { presentBlocks } from '../server/content/present-blocks.ts'
import { closeDatabase, type Database } from '../server/db/client.ts'
import type { StoredBlock } from '../server/db/tables/content.ts'
import { readEnv } from '../server/env.ts'
import { folderStore } from '../server/files/folder-store.ts'
import { databases } from '../tests/databases.ts'
import { demoDay, openDemo } from '../tests/demo-database.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import type { PresentedBlock } from './block-props.ts'
import type { EditorField } from './fields.ts'
import { blockManifest, blockTypes } from './manifest.ts'
import { contentIconNames } from './parts/content-icon-names.ts'
import { BlockIslandContext, RenderBlocks } from './render-blocks.tsx'

let db: Database

const openEmpty = () => {
  const [sqlite] = databases
  if (!sqlite) throw new Error('no database')
  return sqlite.open()
}

beforeAll(async () => {
  db = await openDemo(openEmpty)
  return () => closeDatabase(db)
})

const env = readEnv({ DATA_DIR: temporaryFolder() })
const files = folderStore(env)

/** Renders the complete HTML, as app/entry.server.tsx does, without streaming. */
const render = async (blocks: readonly PresentedBlock[], language: Language = 'en') => {
  const reports: unknown[] = []
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } })
  const { prelude } = await prerenderToNodeStream(
    <I18nProvider i18n={i18n}>
      <BlockIslandContext value={BlockIsland}>
        <RenderBlocks blocks={blocks} />
      </BlockIslandContext>
    </I18nProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void reports.push(error),
    },
  )
  return { html: await wholeOf(prelude), reports }
}

const show = async (blocks: readonly StoredBlock[], language: Language = 'en', from = db) => {
  const unread: unknown[] = []
  const telling = { services: { db: from, env, files }, language, now: demoDay }
  const shown = await presentBlocks(blocks, telling, (error) => unread.push(error))
  const { html, reports } = await render(shown, language)
  return { html, reports: [...unread, ...reports] }
}

type Fields = Readonly<Record<string, EditorField>>

/** The icons and illustrations that an example names. */
const iconsIn = (value: unknown, fields: Fields): string[] =>
  Object.entries(value ?? {}).flatMap(([name, each]) => {
    const field = fields[name]
    if (field?.type === 'icon') return [`${each}`]
    if (field?.type === 'list' && Array.isArray(each))
      return each.flatMap((one) => iconsIn(one, field.of))
    return []
  })

describe.each(blockTypes)('the block %s', (type) => {
  const { schema, example } = blockManifest[type].definition
  const fields: Fields = blockManifest[type].definition.fields

  test('has a valid example with existing icons', () => {
    expect(schema.safeParse(example).error).toBeUndefined()
    expect(iconsIn(example, fields).filter((name) => !contentIconNames.includes(name))).toEqual([])
  })

  test.each(languages)('shows its example in %s', async (language) => {
    const { html, reports } = await show([{ type, ...example }], language)
    expect(reports).toEqual([])
    expect(html).not.toMatch(/not found|no content|<!--\$!-->/)
    expect(html.length).toBeGreaterThan(100)
  })
})

test.each(['complexes', 'otchomeo', 'animals'])(
  'shows %s in a slider with four per page (D2 §9)',
  async (category) => {
    const { html } = await show([{ type: 'remedy_display', category }])
    expect(html).toContain('class="slides slides-4"')
  },
)

test('renders a message for an unknown category (D2 §8)', async () => {
  const { html } = await show([{ type: 'remedy_display', category: 'gems' }])
  expect(html).toContain('Category not found')
})

/** Elements that only a separate script could operate. */
const operated = /<(input|select|textarea|form)\b|<button(?![^>]* (data-action|popovertarget)=)/

const staticTypes = blockTypes.filter((type) => blockManifest[type].static)

test.each(staticTypes)('renders %s with elements that the page operates', async (type) => {
  const { html } = await show([{ type, ...blockManifest[type].definition.example }])
  expect(html).not.toMatch(operated)
  expect(html).not.toContain('data-island')
})

test.each(blockTypes.filter((type) => blockManifest[type].island))(
  'renders %s as an island that names its script',
  async (type) => {
    const { html } = await show([{ type, ...blockManifest[type].definition.example }])
    expect(html).toContain(`data-island="block:${type}"`)
  },
)

test('detects the elements of a form', async () => {
  const { html } = await show([
    { type: 'contact_form', ...blockManifest.contact_form.definition.example },
  ])
  expect(html).toMatch(operated)
})

test.each(['mosaic', 'toString', '__proto__'])(
  'renders a message that names the unknown type %s',
  async (type) => {
    expect((await show([{ type }])).html).toContain(`Block: ${type} not found!`)
  },
)

test('renders a message for a page without blocks', async () => {
  expect((await show([])).html).toContain('no content')
})

test('reports an invalid block and renders the others', async () => {
  const { html, reports } = await show([
    { type: 'quote', quote: { not: 'text' } },
    { type: 'text', text: 'What follows stands.' },
  ])
  expect(html).toContain('What follows stands.')
  expect(reports).toHaveLength(1)
})

/** Fields that make each component throw. */
const breaking = [
  { type: 'quote', quote: { not: 'text' } },
  { type: 'remedy_display', title: 'x' },
]

test.each(breaking)('renders the other blocks on the server if $type throws', async (block) => {
  const text = (words: string) => ({ type: 'tip', title: words, text: [] })
  const { html, reports } = await render([text('What was before.'), block, text('What follows.')])
  expect(reports).not.toEqual([])
  expect(html).toContain('What was before.')
  expect(html).toContain('What follows.')
})

const forms = blockTypes.filter((type) => type.endsWith('_form'))

test.each(forms)('%s renders a message if its options are not set (D2 §8)', async (type) => {
  const blocks = [{ type, ...blockManifest[type].definition.example }]
  expect((await show(blocks)).html).not.toContain('Options not found!')
  const empty = await openEmpty()
  const { html, reports } = await show(blocks, 'en', empty).finally(() => closeDatabase(empty))
  expect(html).toContain('Options not found!')
  expect(html).not.toContain('<form')
  expect(reports).toEqual([])
})

/** Common XSS payloads: tags, attributes, addresses, entities, broken markup. */
const vectors = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '\'"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;">',
  'javascript:alert(1)',
  ' jAvAsCrIpT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/"onmouseover="alert(1)',
  '[x](javascript:alert(1))',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '</title></textarea></style><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u0000<script>alert(1)</script>',
]

/** Copies of the value, each with one text replaced. */
const attacked = (value: unknown, vector: string): unknown[] => {
  if (typeof value === 'string') return [vector]
  if (Array.isArray(value))
    return value.flatMap((each, at) => attacked(each, vector).map((one) => value.with(at, one)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    attacked(each, vector).map((one) => ({ ...value, [name]: one })),
  )
}

/** Removes quoted attribute values except addresses. */
const withoutQuoted = (html: string) =>
  html.replace(/ (?!href|src|action)([\w-]+)="[^"]*"/g, ' $1=""')

/** Removes the escaped props of islands, and frames of hosts that may be embedded. */
const withoutOwn = (html: string) =>
  html
    .replace(/<script type="application\/json">[^<]*<\/script>/g, '')
    .replace(/<iframe src="(https:\/\/[^/"]+)[^>]*>/g, (frame, origin) =>
      frameOrigins.includes(origin) ? '' : frame,
    )

const live =
  /<(script|iframe|object|embed|svg[^>]*onload|img[^>]*onerror)|<[^>]+\son\w+=|(href|src|action)="\s*(javascript|data:text|vbscript|\/\/|\/\\)/i

describe.each(blockTypes)('markup in any field of %s', (type) => {
  const { example } = blockManifest[type].definition

  test('renders markup in any field as text, or rejects it', async () => {
    for (const vector of vectors) {
      const blocks = attacked(example, vector).map((one) => ({ type, ...(one as object) }))
      const { html } = await show(blocks)
      expect(live.exec(withoutQuoted(withoutOwn(html)))?.[0], vector).toBeUndefined()
    }
  })
})
