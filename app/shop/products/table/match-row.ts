import type { ListFilter } from '../../../../domain/catalogue/list-filter.ts'
import { foldText } from '../../../../domain/fold-text.ts'

const texts = new WeakMap<HTMLTableRowElement, string>()

/** ' 601 magnesium und vitamin b6 …': the words of the cells, without their controls. */
const textOf = (row: HTMLTableRowElement) => {
  let text = texts.get(row)
  if (text === undefined) {
    const cells = [...row.cells].filter((cell) => !cell.querySelector('input, select'))
    text = ` ${wordsIn(cells.map((cell) => cell.textContent).join(' '))}`
    texts.set(row, text)
  }
  return text
}

const wordsIn = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Whether the filter shows the row: each word of its text begins a word of the row. */
export const matchesRow = (row: HTMLTableRowElement, { topic, form, q = '' }: ListFilter) =>
  (!topic || row.dataset.topic === topic) &&
  (!form || row.dataset.form === form) &&
  wordsIn(q)
    .split(' ')
    .every((word) => textOf(row).includes(` ${word}`))
