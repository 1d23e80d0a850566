import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const module = new URL('../scripts/on-parent-exit.mjs', import.meta.url).href
const script = `
  const { onParentExit } = await import(${JSON.stringify(module)})
  onParentExit(() => { console.log('orphaned'); process.exit() })
  setTimeout(() => { console.log('ended'); process.exit() }, Number(process.argv[1]))
`

/** What a script prints that a shell runs, as npm's does, and that ends after `endMs`. */
const outputBelowShell = (command: string, endMs: number) => {
  const args = ['-c', command, process.execPath, script, String(endMs)]
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  return text(spawn('sh', args, { stdio: ['ignore', 'pipe', 'inherit'], env }).stdout)
}

test('notices that npm was gone before the script ran', async () => {
  const command = '"$0" --input-type=module -e "$1" "$2" & exit 0'
  expect(await outputBelowShell(command, 20_000)).toBe('orphaned\n')
})

test('goes on while the shell of npm lives', async () => {
  const command = '"$0" --input-type=module -e "$1" "$2"; exit 0'
  expect(await outputBelowShell(command, 1_500)).toBe('ended\n')
})
