import type { Language } from './language.ts'

const words = (text: string): readonly string[] => text.split(' ')

const months: Record<Language, readonly string[]> = {
  fr: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  en: words(
    'January February March April May June July August September October November December',
  ),
  de: words('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  it: words(
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ),
}

const dayOf = (day: number, language: Language) => {
  if (language === 'de') return `${day}.`
  if (day !== 1) return String(day)
  return { fr: '1er', it: '1º', en: '1' }[language]
}

/** '2026-03-12' → '12 mars 2026', '12. März 2026'; an invalid day is returned unchanged. */
export const longDate = (day: string, language: Language): string => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  const name = months[language][Number(month) - 1]
  return name ? `${dayOf(Number(date), language)} ${name} ${year}` : day
}

const weekdays: Record<Language, readonly string[]> = {
  fr: words('dimanche lundi mardi mercredi jeudi vendredi samedi'),
  en: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  de: words('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'),
  it: words('domenica lunedì martedì mercoledì giovedì venerdì sabato'),
}

/** '2026-12-01' → 'mardi 1er décembre', 'Dienstag, 1. Dezember'; an invalid day is returned unchanged. */
export const weekdayDate = (day: string, language: Language): string => {
  const weekday = weekdays[language][new Date(day).getUTCDay()]
  const date = longDate(day, language).replace(/ \d{4}$/, '')
  return weekday ? `${weekday}${language === 'de' ? ',' : ''} ${date}` : day
}

/** The name of a month, 1 to 12. */
export const monthName = (month: number, language: Language): string =>
  months[language][month - 1] ?? ''
