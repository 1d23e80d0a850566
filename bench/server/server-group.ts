import { join } from 'node:path'
import { benchPassword } from '../built-server.ts'
import { atMost, formatRulesMs, type Group, orFailure, row } from '../row.ts'
import { measureSearch } from '../search-rows.ts'
import { serve } from '../served.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { measureApi } from './api-rows.ts'
import { loadColumns } from './compare.ts'
import { measureLoginRows } from './login-rows.ts'
import { mixturePriceTime } from './mixture-rules.ts'
import { measureOrders } from './order-rows.ts'
import { measurePages } from './page-rows.ts'
import { prescriptionLineTimes } from './prescription-lines.ts'
import { measurePrices } from './price-rows.ts'

async function* measure() {
  await using folder = await temporaryFolder()
  const shop = await serve('server/officina.ts', {
    dataDir: join(folder.path, 'data'),
    password: benchPassword,
  })
  try {
    yield* orFailure('pages', measurePages(shop, folder.path))
    yield* orFailure('the API', measureApi(shop))
    yield* orFailure('the search', measureSearch(shop))
    yield* orFailure('prices', measurePrices(shop))
    yield* orFailure('orders', measureOrders(shop))
    yield* orFailure('logins', measureLoginRows(shop))
  } finally {
    await shop.stop()
  }
  const rules = mixturePriceTime()
  yield row('rules, mixture of 30', formatRulesMs(rules), atMost(rules, 0.2, formatRulesMs))
  const { parse, read } = prescriptionLineTimes()
  yield row(
    '500 prescription lines, parsed',
    formatRulesMs(parse),
    atMost(parse, 50, formatRulesMs),
  )
  yield row('  read with the catalogue', formatRulesMs(read), atMost(read, 50, formatRulesMs))
}

export const serverGroup: Group = {
  name: 'server',
  title: 'Requests: 8 connections, CPU of the server per request, medians of interleaved rounds',
  columns: loadColumns,
  measure,
}
