// npm run bench [-- group …]: measures the built site and prints each figure with its limit. Loopback
// only, data in temporary folders; see docs/performance.md.
import { imports } from './imports.ts'
import { lists } from './lists.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import type { BenchRow, Group } from './row.ts'
import { weights } from './weights.ts'

const groups: Readonly<Record<string, Group>> = { pages, orders, weights, lists, imports }

const print = ({ name, cells, limit }: BenchRow) =>
  console.log(
    [
      name.padEnd(50),
      ...cells.map((cell) => cell.padStart(14)),
      limit ? `  ${limit.isMet ? '✓' : '✗'} ${limit.text}` : '',
    ].join(''),
  )

let missed = 0

/** Prints the rows as they are measured. A failure counts as a missed limit; the next group runs. */
const run = async (name: string, { title, columns, measure }: Group) => {
  const startedAt = performance.now()
  console.log(`\n${title}`)
  if (columns) print({ name: '', cells: columns })
  try {
    for await (const row of measure()) {
      print(row)
      if (row.limit?.isMet === false) missed += 1
    }
  } catch (error) {
    missed += 1
    console.log(`✗ ${name} could not be measured:`, error)
  }
  console.log(`  (${((performance.now() - startedAt) / 1_000).toFixed(0)} s)`)
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(groups, name))
if (unknown.length > 0) {
  console.error(`No group ${unknown.join(', ')}: there are ${Object.keys(groups).join(', ')}.`)
  process.exit(2)
}
for (const [name, group] of Object.entries(groups))
  if (wanted.length === 0 || wanted.includes(name)) await run(name, group)

console.log(missed === 0 ? '\nAll limits are kept.' : `\n${missed} limits missed.`)
process.exitCode = missed === 0 ? 0 : 1
