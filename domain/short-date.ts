/** '2026-03-12' → '12.03.2026', the Swiss format; an invalid day is returned unchanged. */
export const shortDate = (day: string): string => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  return year ? `${date}.${month}.${year}` : day
}
