import { priceRequest, priceRequests } from '../requests.ts'
import type { Served } from '../served.ts'
import { cpuGoal, loadRow, rateGoal, serveBare } from './compare.ts'
import { runInterleaved } from './load.ts'

/** The prices of all families, interleaved with a bare server that sends one of them. */
export async function* measurePrices(shop: Served) {
  const { bare } = await serveBare(shop, priceRequest)
  try {
    const ours = Object.fromEntries(
      Object.entries(priceRequests).map(([name, next]) => [name, { server: shop, next }]),
    )
    const { baseline, ...prices } = await runInterleaved<string>(
      { ...ours, baseline: { server: bare, next: priceRequest } },
      { rounds: 3 },
    )
    for (const [name, measured] of Object.entries(prices)) {
      const isMixture = /mixed|substances/.test(name)
      // Mixtures have several substances to check.
      const goals = isMixture
        ? [rateGoal(measured, 5_000)]
        : [cpuGoal(measured, 45), rateGoal(measured, 18_000)]
      yield loadRow(name, measured, baseline, ...goals)
    }
  } finally {
    await bare.stop()
  }
}
