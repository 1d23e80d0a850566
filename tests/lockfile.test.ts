import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type LockedPackage = {
  version?: string
  deprecated?: string
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
