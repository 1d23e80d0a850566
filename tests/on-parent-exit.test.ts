import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const module = new URL('../scripts/on-parent-exit.mjs', import.meta.url).href
const script = `
  const { onParentExit } = await import(${JSON.stringify(module)})
  onParentExit(() => { console.log('orphaned'); process.exit() })
  setTimeout(() => { console.log('ended'); process.exit() }, Number(process.argv[1]))
`

/** Output of a script below a shell, like that of npm; the script ends after `endMs`. */
const outputBelowShell = (command: string, endMs: number) => {
  const args = ['-c', command, process.execPath, script, String(endMs)]
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  return text(spawn('sh', args, { stdio: ['ignore', 'pipe', 'inherit'], env }).stdout)
}

test('notices that npm ended before the script started', async () => {
  const command = '"$0" --input-type=module -e "$1" "$2" & exit 0'
  expect(await outputBelowShell(command, 20_000)).toBe('orphaned\n')
})

test('continues while the shell of npm runs', async () => {
  const command = '"$0" --input-type=module -e "$1" "$2"; exit 0'
  expect(await outputBelowShell(command, 1_500)).toBe('ended\n')
})
