// @ts-check
// Programs that the tests need and npm does not install: Chromium and PostgreSQL.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const debianPostgres = '/usr/lib/postgresql'

/** Without a user interface: the browser tests take little more than half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Named as Debian's packages. @typedef {'chromium-headless-shell' | 'chromium' | 'postgresql'} ProgramName */

/** Possible paths of each program, the preferred first. @type {Record<ProgramName, () => string[]>} */
const pathsOf = {
  'chromium-headless-shell': () => [process.env.CHROMIUM ?? '', headlessShell],
  chromium: () => [
    process.env.CHROMIUM ?? '',
    headlessShell,
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

/** The path of an installed program. @param {ProgramName} name */
export const findProgram = (name) => pathsOf[name]().find(existsSync)

/** @param {string[]} args */
const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs a missing program if apt-get exists and the user is root. @param {ProgramName} name */
export const installProgram = (name) => {
  if (findProgram(name) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} …`)
  if (apt('update', '--quiet')) apt('install', '--yes', '--quiet', '--no-install-recommends', name)
}
