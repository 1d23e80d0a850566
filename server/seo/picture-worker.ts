// Runs in a thread of its own: drawing takes tenths of a second, in which no page would go out.
import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'

parentPort?.on('message', (svg: string) => {
  // All words are outlines by now: no font is looked for.
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
  parentPort?.postMessage(new Uint8Array(drawn))
})
