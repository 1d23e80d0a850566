import { demoCatalogue } from '../../domain/quick-order/lines/catalogue.fixtures.ts'
import { corpus } from '../../domain/quick-order/lines/corpus.fixtures.ts'
import { readLines } from '../../domain/quick-order/lines/read-lines.ts'
import { parseLine } from '../../domain/quick-order/parse-line.ts'

const rounds = 20
const count = 500

const orders = corpus.filter(({ status }) => status === 'ok').map(({ text }) => text)
const lines = Array.from({ length: count }, (_, i) => orders[i % orders.length] ?? '')

const medianOf = (run: () => void) => {
  const took = Array.from({ length: rounds }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return took.sort((one, other) => one - other)[rounds / 2] ?? 0
}

/** Milliseconds to parse 500 prescription lines, and to read them with the whole catalogue. */
export const prescriptionLineTimes = () => ({
  parse: medianOf(() => {
    for (const line of lines) parseLine(line, demoCatalogue.protectedNames)
  }),
  read: medianOf(() => readLines(lines.join('\n'), demoCatalogue, 'de')),
})
