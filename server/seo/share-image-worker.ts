// Runs in a worker thread: rendering takes tenths of a second and would block responses.
import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'

parentPort?.on('message', (svg: string) => {
  // All text is outlines, so that no fonts are needed.
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
  parentPort?.postMessage(new Uint8Array(png))
})
