import { atMost, formatMs, formatShortMs, row } from '../row.ts'
import type { Served } from '../served.ts'
import { measureLogins } from './logins.ts'

/** Logins alone and at a rate above the capacity, with cached pages at the same time. */
export async function* measureLoginRows(shop: Served) {
  const { alone, concurrent, refused, page, pageP99 } = await measureLogins(shop)
  yield row('a login', formatMs(alone), atMost(alone, 150, formatMs))
  yield row('  with 50 started each second', [
    formatMs(concurrent),
    refused > 0 ? `${refused} refused` : '',
  ])
  yield row(
    '  a cached page at the same time',
    [formatShortMs(page), '', '', '', formatShortMs(pageP99)],
    atMost(pageP99, 20, (limit) => `${formatMs(limit)} for 99 %`),
  )
}
