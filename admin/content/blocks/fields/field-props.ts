/** What every kind of field takes; values are as stored, empty ones undefined. */
export type FieldProps = {
  label: string
  value: unknown
  onChange: (value: unknown) => void
  /** What is wrong with the value, as a sentence. */
  problem: string | undefined
}
