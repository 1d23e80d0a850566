import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { folderStore } from './folder-store.ts'

const read = async (store: ReturnType<typeof folderStore>, id: string) => {
  const file = await store.open(id)
  return file && { size: file.size, text: `${await buffer(file.stream)}` }
}

test('stores files for this user only until they are removed', async () => {
  const dataDir = temporaryFolder()
  const folder = join(dataDir, 'files')
  const store = folderStore({ dataDir })
  expect(await store.open('a')).toBeUndefined()
  await store.put('a', Buffer.from('one'))
  await store.put('a', Buffer.from('other'))
  expect(await read(store, 'a')).toEqual({ size: 5, text: 'other' })
  expect(await store.size('a')).toBe(5)
  expect(readdirSync(folder)).toEqual(['a'])
  expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o600)
  await store.remove('a')
  await store.remove('a')
  expect(await store.open('a')).toBeUndefined()
  expect(await store.size('a')).toBeUndefined()
})

test.each(['', '..', '../a', 'a/b', 'a\0', 'x'.repeat(65)])('rejects the id %j', async (id) => {
  const store = folderStore({ dataDir: temporaryFolder() })
  expect(await store.open(id)).toBeUndefined()
  expect(await store.size(id)).toBeUndefined()
  await expect(store.put(id, Buffer.from(''))).rejects.toThrow('invalid file id')
})
