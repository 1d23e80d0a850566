// @ts-check
import { spawn } from 'node:child_process'
import { delimiter, dirname, resolve } from 'node:path'
import { onParentExit } from './on-parent-exit.mjs'
import { node } from './prepare.mjs'

/**
 * Starts `node` or a program of node_modules/.bin on Node 26: the first line of these programs names
 * the first `node` of PATH.
 * @param {string} name @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const startProgram = (name, args, { env, ...options } = {}) => {
  const folders = [resolve(dirname(node())), resolve('node_modules/.bin'), process.env.PATH]
  return spawn(name === 'node' ? node() : name, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32' && name !== 'node',
    env: { ...process.env, ...env, PATH: folders.join(delimiter) },
    ...options,
  })
}

/**
 * Runs a program in place of this process: it gets its signals, stops with its parent and gives the
 * exit code.
 * @param {string} name @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 */
export const runProgram = (name, args, env) => {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['inherit', 'inherit', 'inherit']
  // A server stops when this channel closes, even if this process is killed.
  if (name === 'node') stdio.push('ipc')
  const program = startProgram(name, args, { env, stdio })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
    process.on(signal, () => program.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  onParentExit(() => program.kill('SIGTERM'))
  program.on('error', (error) => console.error(error.message))
  program.on('close', (code) => process.exit(code ?? 1))
}
