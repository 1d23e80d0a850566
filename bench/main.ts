// npm run bench [-- group …]: measures the built site and prints each figure with its goal. Loopback
// only, data in temporary folders; see docs/performance.md.
import { browserGroup } from './browser/browser-group.ts'
import { lighthouseGroup } from './browser/lighthouse-group.ts'
import type { Group, Row } from './row.ts'
import { growthGroup } from './server/growth-group.ts'
import { customerListGroup } from './server/lists/customer-list-group.ts'
import { dashboardGroup } from './server/lists/dashboard-group.ts'
import { inboxListGroup } from './server/lists/inbox-list-group.ts'
import { mailListGroup } from './server/lists/mail-list-group.ts'
import { orderListGroup } from './server/lists/order-list-group.ts'
import { productListGroup } from './server/lists/product-list-group.ts'
import { memoryGroup } from './server/memory-group.ts'
import { serverGroup } from './server/server-group.ts'
import { startGroup } from './server/start-group.ts'

const groups: readonly Group[] = [
  serverGroup,
  startGroup,
  growthGroup,
  orderListGroup,
  customerListGroup,
  productListGroup,
  inboxListGroup,
  mailListGroup,
  dashboardGroup,
  browserGroup,
  lighthouseGroup,
  memoryGroup,
]

const nameWidth = 44
const cellWidth = 15

const print = ({ name, cells, goals }: Row) =>
  console.log(
    [
      name.padEnd(nameWidth),
      ...cells.map((cell) => cell.padStart(cellWidth)),
      ...goals.map(({ text, isMet }) => `  ${isMet ? '✓' : '✗'} ${text}`),
    ].join(''),
  )

let missed = 0
let met = 0

/** Prints the rows as they are measured. A failure counts as a missed goal; the next group runs. */
const run = async ({ name, title, columns, measure }: Group) => {
  const startedAt = performance.now()
  console.log(`\n${title}`)
  if (columns) print({ name: '', cells: columns, goals: [] })
  try {
    for await (const measured of measure()) {
      print(measured)
      missed += measured.goals.filter(({ isMet }) => !isMet).length
      met += measured.goals.filter(({ isMet }) => isMet).length
    }
  } catch (error) {
    missed += 1
    console.log(`✗ ${name} could not be measured:`, error)
  }
  console.log(`  (${((performance.now() - startedAt) / 1_000).toFixed(0)} s)`)
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !groups.some((group) => group.name === name))
if (unknown.length > 0) {
  console.error(`Unknown group ${unknown.join(', ')}; there are:`)
  for (const { name, title } of groups) console.error(`  ${name.padEnd(12)}${title}`)
  process.exit(2)
}
for (const group of groups) if (wanted.length === 0 || wanted.includes(group.name)) await run(group)

console.log(missed === 0 ? `\nAll ${met} goals are met.` : `\n${missed} goals missed, ${met} met.`)
process.exitCode = missed === 0 ? 0 : 1
