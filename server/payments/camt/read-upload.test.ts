import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { maxArchiveBytes, maxArchiveFiles, readUpload } from './read-upload.ts'
import { statementXml } from './statements.fixtures.ts'

const reference = '000000000000000000000000127'
const xml = (amount: string, options: Parameters<typeof statementXml>[1] = {}) =>
  strToU8(
    statementXml([{ payments: [{ amount, reference, ref: amount }], ref: `B-${amount}` }], options),
  )

test('reads every statement of an archive, whatever folder it is in', () => {
  const upload = readUpload(
    zipSync({
      'october/konto.xml': xml('1.00'),
      'NOTICE.XML': xml('2.00', { kind: '054' }),
      'statement.pdf': strToU8('%PDF-1.7'),
      '__MACOSX/october/._konto.xml': strToU8('metadata'),
      '.hidden.xml': strToU8('metadata'),
    }),
  )
  expect(upload.ok && upload.value).toMatchObject([
    { name: 'konto.xml', kind: 'camt.053', payments: [{ amount: 100 }] },
    { name: 'NOTICE.XML', kind: 'camt.054', payments: [{ amount: 200 }] },
  ])
})

test('reads a single file without a name', () => {
  expect(readUpload(xml('1.00'))).toMatchObject({ ok: true, value: [{ name: '' }] })
})

const zeros = (bytes: number) => new Uint8Array(bytes)
const lyingAbout = (archive: Uint8Array, bytes: number) => {
  const changed = archive.slice()
  const view = new DataView(changed.buffer)
  // The unpacked size in the list of files at the end.
  for (let at = changed.length - 4; at >= 0; at -= 1)
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, bytes, true)
  return changed
}

test.each([
  ['a damaged archive', zipSync({ 'a.xml': xml('1.00') }).slice(0, -30), 'archive-unreadable'],
  [
    'an archive without statements',
    zipSync({ 'a.pdf': xml('1.00') }),
    'archive-without-statements',
  ],
  ['an empty archive', zipSync({}), 'archive-without-statements'],
  [
    'too many files',
    zipSync(
      Object.fromEntries(
        Array.from({ length: maxArchiveFiles + 1 }, (_, index) => [`${index}.txt`, zeros(1)]),
      ),
    ),
    'archive-too-many-files',
  ],
  [
    'files that are too large together',
    zipSync({ 'a.xml': zeros(maxArchiveBytes / 2), 'b.xml': zeros(maxArchiveBytes / 2 + 1) }),
    'archive-too-large',
  ],
  [
    'a file that is larger than it says',
    lyingAbout(zipSync({ 'a.xml': zeros(20_000_000) }), 1_000),
    'file-not-xml',
  ],
] as const)('refuses to read %s', (_, bytes, code) => {
  expect(readUpload(bytes)).toMatchObject({ ok: false, refusal: { code } })
})

test('names the file of an archive that cannot be read', () => {
  const upload = readUpload(zipSync({ 'a.xml': xml('1.00'), 'sub/b.xml': strToU8('no XML') }))
  expect(upload).toMatchObject({ ok: false, refusal: { code: 'file-not-xml', file: 'b.xml' } })
})
