/** Where there is only one choice (the size of Creme), it need not be asked for: that one. */
export const onlyValue = <Value>(choices: readonly Value[]): Value | undefined =>
  choices.length === 1 ? choices[0] : undefined
