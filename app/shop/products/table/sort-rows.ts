/** What the cell is sorted by: `data-value`, a number, or else its text. */
const sortValue = (row: HTMLTableRowElement, at: number) => {
  const cell = row.cells[at]
  return cell?.dataset.value ?? cell?.textContent?.trim() ?? ''
}

/**
 * Sorts the rows, given in the order of the page, by a column ('price', '-price'); empty cells come
 * last. Without a column the page's order returns. Groups of rows are one while sorted.
 */
export const sortRows = (
  table: HTMLTableElement,
  places: ReadonlyMap<HTMLTableRowElement, HTMLTableSectionElement>,
  sort: string | undefined,
) => {
  const column = sort?.replace(/^-/, '')
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  const at = heads.findIndex(({ dataset }) => dataset.column === column && column)
  const sign = sort?.startsWith('-') ? -1 : 1
  for (const [index, head] of heads.entries())
    if (head.dataset.column)
      head.ariaSort = index !== at ? 'none' : sign < 0 ? 'descending' : 'ascending'
  table.toggleAttribute('data-sorted', at >= 0)
  if (at < 0) {
    for (const [row, group] of places) group.append(row)
    return
  }
  const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true })
  const keyed = [...places.keys()].map((row) => ({ row, value: sortValue(row, at) }))
  keyed.sort((one, other) => {
    if (!one.value || !other.value) return Number(!one.value) - Number(!other.value)
    return sign * compare(one.value, other.value)
  })
  table.tBodies[0]?.append(...keyed.map(({ row }) => row))
}
