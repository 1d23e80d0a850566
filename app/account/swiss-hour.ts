const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The hour in Switzerland, 0 to 23. Server only: `Intl` output differs between browsers. */
export const swissHour = (now: Date): number => Number(format.format(now))
