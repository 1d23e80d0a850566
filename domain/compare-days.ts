/** Days as YYYY-MM-DD, the earliest first. `localeCompare` would read 3 MB of rules at its first call. */
export const compareDays = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}
