const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

/** The day it is in Switzerland, '2026-11-21': VAT rates change at midnight there. */
export const swissDay = (now: Date): string => format.format(now)
