/** '2026-03-12' → '12.03.2026', as Switzerland writes it; what is no such day comes back as it is. */
export const shortDate = (day: string): string => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  return year ? `${date}.${month}.${year}` : day
}
