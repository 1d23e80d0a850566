import { inflateRawSync } from 'node:zlib'

/** One file of a zip archive. */
type ZipEntry = { name: string; unpackedBytes: number; content: () => Buffer }

/** In bytes, of all entries unpacked: 50,000 rows of texts need less. */
const maxUnpackedBytes = 120_000_000

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50

const endOffsetOf = (bytes: Buffer) => {
  // The comment after the end record is at most 65,535 bytes.
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at--)
    if (bytes.readUInt32LE(at) === endOfDirectory) return at
  return -1
}

/**
 * The entries of an XLSX file, unpacked when read. Throws a RangeError for a damaged archive, for one
 * that unpacks to too much, and for an entry that is longer than declared.
 */
export const readZipEntries = (bytes: Buffer): ZipEntry[] => {
  const end = endOffsetOf(bytes)
  if (end < 0) throw new RangeError('no zip directory')
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let left = maxUnpackedBytes
  const entries: ZipEntry[] = []
  for (let i = 0; i < count; i++) {
    if (bytes.readUInt32LE(at) !== directoryEntry) throw new RangeError('damaged zip directory')
    const method = bytes.readUInt16LE(at + 10)
    const packed = bytes.readUInt32LE(at + 20)
    const unpacked = bytes.readUInt32LE(at + 24)
    // A stored entry is as long as its packed size, whatever else is declared.
    left -= Math.max(packed, unpacked)
    const nameLength = bytes.readUInt16LE(at + 28)
    const more = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.push({
      name,
      unpackedBytes: Math.max(packed, unpacked),
      content: () => {
        const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
        const data = bytes.subarray(start, start + packed)
        return method === 0
          ? data
          : inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) })
      },
    })
    at += 46 + nameLength + more
  }
  if (left < 0) throw new RangeError('the archive unpacks to too much')
  return entries
}
