// Runs in a thread: rendering takes tenths of a second and would block responses.
import { Resvg } from '@resvg/resvg-js'
import { serveTasks } from '../serve-tasks.ts'

serveTasks((svg: string) => {
  // All text is outlines, so that no fonts are needed.
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
  return new Uint8Array(png)
})
