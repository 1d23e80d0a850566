import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readZipEntries } from './zip-entries.ts'

const archive = (name: string, bytes: Uint8Array) => Buffer.from(zipSync({ [name]: bytes }))

/** The offset of the unpacked size in the directory of an archive with one entry. */
const declaredSizeAt = (bytes: Buffer) => bytes.readUInt32LE(bytes.length - 6) + 24

test('unpacks entries when they are read', () => {
  const [entry] = readZipEntries(archive('a.txt', Buffer.from('Arnica '.repeat(100))))
  expect(entry?.name).toBe('a.txt')
  expect(entry?.content().toString()).toBe('Arnica '.repeat(100))
})

test('reads an empty entry', () => {
  const [entry] = readZipEntries(archive('empty.txt', new Uint8Array()))
  expect(entry?.content().length).toBe(0)
})

test('refuses an archive that declares too much', () => {
  const bytes = archive('a.txt', new Uint8Array(1_000))
  bytes.writeUInt32LE(120_000_001, declaredSizeAt(bytes))
  expect(() => readZipEntries(bytes)).toThrow(RangeError)
})

test('refuses an entry that unpacks to more than it declares', () => {
  const bytes = archive('a.txt', new Uint8Array(1_000_000))
  bytes.writeUInt32LE(10, declaredSizeAt(bytes))
  const [entry] = readZipEntries(bytes)
  expect(() => entry?.content()).toThrow(RangeError)
})
