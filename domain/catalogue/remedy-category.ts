/** The laboratory's codes for categories of remedies (R10); `ptp` (phytotherapy) is ours. */
const categories = ['hpt', 'gtp', 'ptp', 'otp', 'sch'] as const

export type Category = (typeof categories)[number]
