/** Instead of a storage that the browser blocks: lasts as long as the page. */
const memoryStorage = () => {
  const values = new Map<string, string>()
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
    clear: () => values.clear(),
  }
}

for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    window[name].getItem('')
  } catch {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true })
  }

// Later, as libraries read the storage while they load.
await import('./start.tsx')

export {}
