import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { readStaticFiles } from './static-files.ts'

const script = Buffer.from('export const answer = 42')
const image = Buffer.from('image')

const openFiles = () => {
  const dir = temporaryFolder()
  mkdirSync(join(dir, 'assets'))
  const file = join(dir, 'assets', 'a.js')
  writeFileSync(file, script)
  writeFileSync(`${file}.br`, brotliCompressSync(script))
  writeFileSync(`${file}.gz`, gzipSync(script))
  writeFileSync(join(dir, 'favicon.ico'), image)
  writeFileSync(join(dir, '.hidden'), image)
  const files = readStaticFiles(dir)
  // A running server is not affected by a new build.
  rmSync(dir, { recursive: true })
  return files
}

test('serves built files by path, without hidden files', () => {
  expect([...openFiles().keys()].sort()).toEqual(['/assets/a.js', '/favicon.ico'])
})

test('has all encodings of a compressed file', () => {
  const file = openFiles().get('/assets/a.js')
  const { br, gzip, identity } = file?.bodies ?? {}
  expect(identity).toEqual(script)
  expect(br).toEqual(brotliCompressSync(script))
  expect(gzip).toEqual(gzipSync(script))
  expect(file?.tag).toMatch(/^W\/"[\w-]{22}"$/)
})

test('has only the original of other files', () => {
  const file = openFiles().get('/favicon.ico')
  expect(file?.bodies).toEqual({ identity: image })
  expect(file?.tag).not.toBe(openFiles().get('/assets/a.js')?.tag)
})
