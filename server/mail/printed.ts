/** An ISO day as it is written in Switzerland: '21.11.2026'. */
export const dayText = (day: string): string => day.split('-').reverse().join('.')

/** Hundredths of a percent as a percentage, with a comma as in prices: 810 → '8,1'. */
export const rateText = (rate: number): string => String(rate / 100).replace('.', ',')
