import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type LockedPackage = {
  version?: string
  deprecated?: string
  license?: string
  dev?: boolean
  link?: boolean
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}

/** Whether Node would find the package: in the same or a parent folder. */
const isLocked = (path: string, name: string): boolean => {
  if (`${path && `${path}/`}node_modules/${name}` in packages) return true
  return (
    path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
  )
}

test('contains the optional packages of every platform, so that npm ci accepts it anywhere', () => {
  const optional = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  )
  expect(optional.length).toBeGreaterThan(50)
  const missing = optional.filter(({ path, name }) => !isLocked(path, name))
  expect(missing.map(({ path, name }) => `${path} → ${name}`)).toEqual([])
})

test('names no registry host, so that every machine uses its own', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "[a-z+]+:/)
})

test('has no deprecated package', () => {
  const deprecated = Object.entries(packages).filter(([, locked]) => locked.deprecated)
  expect(deprecated.map(([path]) => path)).toEqual([])
})

/** By SPDX identifier. The LGPL is that of libvips, a shared library that anybody may replace. */
const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Of data, with attribution: date-holidays is named in docs/decisions/47-day-of-dispatch.md.
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
]

/** Packages whose licence is only in their LICENSE file, or not an SPDX identifier. */
const licensesByFile: Record<string, string> = {
  'node_modules/css-mediaquery': 'BSD-3-Clause',
  'node_modules/incremental-encoder': 'MPL-2.0',
  'node_modules/png-js': 'MIT',
}

const isAllowed = (license: string) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowedLicenses.includes(name)))

test('has only production packages with an open-source licence of the list', () => {
  const production = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  )
  expect(production.length).toBeGreaterThan(300)
  const rejected = production
    .map(([path, { license = '' }]) => ({ path, license: licensesByFile[path] ?? license }))
    .filter(({ license }) => !isAllowed(license))
  expect(rejected).toEqual([])
})
