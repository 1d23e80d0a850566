const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The hour it is in Switzerland, 0 to 23; on the server only (browsers write `Intl` differently). */
export const swissHour = (now: Date): number => Number(format.format(now))
