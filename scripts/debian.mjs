// @ts-check
// What the tests need beyond npm: Chromium and PostgreSQL, from the system's packages.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const debianPostgres = '/usr/lib/postgresql'

/** Chromium without its windows, menus and panels: the same pages in little more than half the time. */
const shell = '/usr/bin/chromium-headless-shell'

/** Where the programs are, best first; one found is enough. @type {Record<string, () => string[]>} */
const places = {
  'chromium-headless-shell': () => [process.env.CHROMIUM ?? '', shell],
  chromium: () => [
    process.env.CHROMIUM ?? '',
    shell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  postgresql: () => [
    ...(existsSync(debianPostgres) ? readdirSync(debianPostgres) : []).map(
      (version) => `${debianPostgres}/${version}/bin/postgres`,
    ),
    '/usr/local/bin/postgres',
    '/usr/bin/postgres',
    '/opt/homebrew/bin/postgres',
  ],
}

/** @param {string} name */
export const find = (name) => places[name]?.().find(existsSync)

/** @param {string[]} args */
const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs what is missing where that is possible: as root, on Debian and its like. @param {string[]} names */
export const bring = (names) => {
  const missing = names.filter((name) => !find(name))
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${missing.join(' and ')} …`)
  if (!apt('update', '--quiet')) return
  apt('install', '--yes', '--quiet', '--no-install-recommends', ...missing)
}
