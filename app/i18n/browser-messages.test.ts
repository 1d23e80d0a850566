import { expect, test } from 'vitest'
import { blockManifest } from '../../blocks/manifest.ts'
import { readModules } from '../../tests/modules.ts'
import { blockIslandName, islands } from '../islands/islands.ts'
import { parts } from '../islands/parts.ts'
import { messageIdsIn, readMessages } from './browser-messages.ts'
import { messageEntries, modulesFrom } from './browser-modules.ts'

const entries = messageEntries()
const messages = await readMessages('de')

test('finds all islands and other parts', () => {
  const blocks = Object.entries(blockManifest).flatMap(([type, { island }]) =>
    island ? [blockIslandName(type)] : [],
  )
  expect([...entries.keys()]).toEqual([...Object.keys(islands), ...Object.keys(parts), ...blocks])
})

test('knows every name with which a part loads its messages', () => {
  const used = readModules(['app']).flatMap(({ text }) =>
    [...text.matchAll(/\bloadPage\('([^']+)'\)/g)].map(([, name]) => name),
  )
  expect(used.length).toBeGreaterThan(1)
  expect(used.filter((name) => !entries.has(name ?? ''))).toEqual([])
})

const message = /\b(msg|t)`|<(Trans|Plural|Select)\b|\b(msg|plural)\(/

test.each([...entries])('sends %s the messages of its modules, lazy ones too', (_, entry) => {
  const modules = modulesFrom(entry)
  const inBrowser = [...modules].filter((path) => /^(app\/routes|server)\//.test(path))
  expect(inBrowser).toEqual([])
  const withMessages = readModules(['app', 'blocks', 'messages', 'ui'])
    .filter(({ path, text }) => modules.has(path) && message.test(text))
    .map(({ path }) => path)
  const ids = messageIdsIn(messages, modules)
  const origins = new Set(ids.flatMap((id) => messages.get(id)?.modules ?? []))
  expect(withMessages.filter((path) => !origins.has(path))).toEqual([])
})

test('sends no message of other parts', () => {
  const textsOf = (part: string) =>
    messageIdsIn(messages, modulesFrom(entries.get(part) ?? '')).map((id) => messages.get(id)?.text)
  expect(textsOf('mixture')).toContain('Möchten Sie diese Substanz löschen?')
  expect(textsOf('homeopathy')).not.toContain('Möchten Sie diese Substanz löschen?')
  expect(textsOf('login').length).toBeLessThan(60)
})
