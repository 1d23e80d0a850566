/** Months, 1 to 12, both included; `from` after `to` runs over the end of the year. */
export type Season = { from: number; to: number }

export const isInSeason = ({ from, to }: Season, month: number) =>
  from <= to ? from <= month && month <= to : month >= from || month <= to
