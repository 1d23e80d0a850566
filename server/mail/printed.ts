/** Hundredths of a percent as a percentage, with a comma as in prices: 810 → '8,1'. */
export const rateText = (rate: number): string => String(rate / 100).replace('.', ',')
