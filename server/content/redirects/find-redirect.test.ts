import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { changeContent } from '../content-version.ts'
import { findRedirect, normalizedPath } from './find-redirect.ts'

const store = (db: Database, value: unknown) =>
  changeContent(db, (trx) =>
    trx
      .insertInto('option')
      .values({ name: 'redirects', language: '', value: json(value) })
      .onConflict((conflict) =>
        conflict.columns(['name', 'language']).doUpdateSet({ value: json(value) }),
      )
      .execute(),
  )

test('normalizes a path of a million slashes', () => {
  const slashes = '/'.repeat(1_000_000)
  expect(normalizedPath(`/FR${slashes}`)).toBe('/fr')
  expect(normalizedPath(`/FR${slashes}x`)).toBe(`/fr${slashes}x`)
})

describe.each(databases)('configured redirects on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  test.each([
    ['/accueil', '/fr/'],
    ['/Accueil/', '/fr/'],
    ['/hom%C3%A9opathie.html', '/fr/medecine/homeopathie'],
    ['/old', 'https://old.example/'],
    ['/itself', undefined],
    ['/ITSELF/', undefined],
    ['/Twice', '/first'],
    ['/__proto__', undefined],
    ['/', undefined],
    ['/accueil/more', undefined],
  ])('redirects %s to %s', async (path, to) => {
    await store(db, [
      { from: '/accueil', to: '/fr/' },
      { from: '/homéopathie.html', to: '/fr/medecine/homeopathie' },
      { from: '/old', to: 'https://old.example/' },
      { from: '/itself', to: '/itself/' },
      { from: '/itself', to: '/another' },
      { from: '/twice', to: '/first' },
      { from: '/twice/', to: '/second' },
    ])
    expect(await findRedirect(db, path)).toBe(to)
  })

  test.each([
    ['?a=b', '/new?q=1&a=b#place'],
    ['', '/new?q=1#place'],
    ['?id=12', '/exact'],
  ])('keeps the query %j before the fragment of the target', async (query, to) => {
    await store(db, [
      { from: '/old', to: '/new?q=1#place' },
      { from: '/old?id=12', to: '/exact' },
    ])
    expect(await findRedirect(db, '/old', query)).toBe(to)
  })

  test('changes with the content', async () => {
    await store(db, [{ from: '/old', to: '/new' }])
    expect(await findRedirect(db, '/old')).toBe('/new')
    await store(db, [{ from: '/old', to: '/newer' }])
    expect(await findRedirect(db, '/old')).toBe('/newer')
  })

  test.each(['//evil.example', 'javascript:alert(1)', '/\\evil.example', 'http://evil.example/'])(
    'ignores the unsafe target %s',
    async (to) => {
      await store(db, [{ from: '/old', to }])
      expect(await findRedirect(db, '/old')).toBeUndefined()
    },
  )
})
