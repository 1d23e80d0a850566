import type { KeyboardEvent } from 'react'

/**
 * The text with a new line for what is typed while a row has the focus, after an answer; undefined for other keys. Digits
 * are for questions and change nothing.
 */
export const typeOnRow = (event: KeyboardEvent, text: string): string | undefined => {
  const { key, target, ctrlKey, altKey, metaKey } = event
  const isOnRow = target instanceof HTMLLIElement && !ctrlKey && !altKey && !metaKey
  if (!isOnRow || !/^(?:Enter|\P{N})$/u.test(key)) return undefined
  event.preventDefault()
  return `${text.replace(/\n$/, '')}\n${key === 'Enter' ? '' : key}`
}
