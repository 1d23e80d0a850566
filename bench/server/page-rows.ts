import { cachedPageRequest, uncachedPageRequest } from '../requests.ts'
import { atMost, formatFactor, row } from '../row.ts'
import { requestOf } from '../send-request.ts'
import type { Served } from '../served.ts'
import { againstBare, cpuGoal, loadRow, scaleToNginx } from './compare.ts'
import { runInterleaved } from './load.ts'
import { serveByNginx } from './nginx.ts'

const againstNginx = async (shop: Served, folder: string, page: Buffer) => {
  const nginx = await serveByNginx(folder, page)
  if (!nginx) return undefined
  try {
    return await runInterleaved({
      ours: { server: shop, next: cachedPageRequest },
      file: { server: nginx, next: () => requestOf({ path: '/page' }) },
    })
  } finally {
    await nginx.stop()
  }
}

/** A cached page beside a bare server and nginx, and a page rendered for each request. */
export async function* measurePages(shop: Served, folder: string) {
  const cached = await againstBare(shop, cachedPageRequest)
  const compared = await againstNginx(shop, folder, cached.body)
  if (compared) scaleToNginx(compared.file)
  const toBare = cached.ours.cpuMicros / cached.bare.cpuMicros
  yield loadRow(
    'a cached page',
    cached.ours,
    cached.bare,
    atMost(toBare, 1.5, (factor) => `${factor} × bare`),
  )
  yield loadRow('  bare node:http, the same bytes', cached.bare, undefined)
  if (compared) {
    const ratio = compared.ours.cpuMicros / compared.file.cpuMicros
    yield loadRow('  nginx, the same bytes as a file', compared.file, undefined)
    yield row(
      '  a cached page to nginx',
      ['', '', '', formatFactor(ratio), ''],
      atMost(ratio, 2.5, (factor) => `${factor} × nginx`),
    )
  } else yield row('  nginx, the same bytes as a file', 'no nginx')

  const fresh = await againstBare(shop, uncachedPageRequest)
  yield loadRow(
    'a fresh page (selector with a choice)',
    fresh.ours,
    fresh.bare,
    cpuGoal(fresh.ours, 1_800),
  )
}
