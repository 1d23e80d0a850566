import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserModules, messageIdsIn } from './browser-messages.ts'

const modules = browserModules()

test('follows the imports of islands and of the page script', () => {
  expect(modules).toContain('app/shop/mixture/substances/substance-card.tsx')
  expect(modules).toContain('blocks/contact-map/street-map.tsx')
  expect(modules).toContain('messages/shop/preparations.ts')
  const onlyHtml = [...modules].filter((path) => /^(app\/routes|server)\/|footer\.tsx$/.test(path))
  expect(onlyHtml).toEqual([])
})

test('keeps some messages of each area with islands, and none of the server', async () => {
  const count = async (file: string, all: ReadonlySet<string>) =>
    (await messageIdsIn(file, all)).length
  for (const file of globSync('locales/{.,account,shop,signup}/en.po'))
    expect(await count(file, modules), file).toBeGreaterThan(50)
  for (const area of ['checkout', 'server'])
    expect(await count(`locales/${area}/en.po`, modules), area).toBe(0)
})
