export type Greeting = 'morning' | 'afternoon' | 'evening' | 'night'

/** The greeting at an hour of the day, 0 to 23 (D1 §2). */
export const greetingAt = (hour: number): Greeting => {
  if (hour >= 6 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 17) return 'afternoon'
  if (hour >= 17 && hour < 21) return 'evening'
  return 'night'
}
