import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

type Audit = { numericValue?: number }
type LighthouseResult = {
  categories: Record<string, { title: string; score: number | null }>
  audits: Record<string, Audit | undefined>
}
type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'silent'; onlyCategories?: string[] },
) => Promise<{ lhr: LighthouseResult } | undefined>

const source = fileURLToPath(new URL('../lighthouse/', import.meta.url))
const folder = fileURLToPath(new URL('../../node_modules/.cache/lighthouse', import.meta.url))

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Installs the packages of bench/lighthouse/ into a cache, unless they are there. */
const install = () => {
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8')
  const isInstalled =
    existsSync(join(folder, 'node_modules/lighthouse/core/index.js')) &&
    readIfThere(join(folder, 'package-lock.json')) === lock
  if (isInstalled) return
  mkdirSync(folder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(source, name), join(folder, name))
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 300_000,
  })
}

/**
 * Lighthouse, installed when first used: 114 packages of 180 MB are too much for everyone who starts
 * the site. Undefined where they cannot be installed.
 */
export const installLighthouse = async (): Promise<Lighthouse | undefined> => {
  install()
  const entry = join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) return undefined
  const module: { default: Lighthouse } = await import(pathToFileURL(entry).href)
  return module.default
}
