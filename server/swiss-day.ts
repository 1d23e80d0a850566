const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

/** The day it is in Switzerland, '2026-11-21': VAT rates change at midnight there. */
export const swissDay = (now: Date): string => format.format(now)

/** 1 to 12: what is in season there. */
export const swissMonth = (now: Date): number => Number(swissDay(now).slice(5, 7))
