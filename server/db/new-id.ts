import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const idBytes = 16

// One system call per 256 ids: asking for 16 bytes each time costs more than an insert.
const pool = new Uint8Array(256 * idBytes)
let used = pool.length

const randomBytes = () => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += idBytes
  return pool.subarray(used - idBytes, used)
}

let last = { msecs: 0, seq: 0 }

/** A new UUIDv7; ids of one process increase, also within a millisecond. */
export const newId = (): string => {
  const random = randomBytes()
  const now = Date.now()
  const [a = 0, b = 0, c = 0, d = 0] = random.subarray(6)
  last =
    now > last.msecs
      ? { msecs: now, seq: ((a & 0x7f) << 24) | (b << 16) | (c << 8) | d }
      : { msecs: last.msecs, seq: last.seq + 1 }
  return v7({ ...last, random })
}
