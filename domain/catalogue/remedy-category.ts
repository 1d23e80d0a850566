/** The laboratory's codes of what its remedies are (R10): `ptp` for phytotherapy is our own. */
export const categories = ['hpt', 'gtp', 'ptp', 'otp', 'sch'] as const

export type Category = (typeof categories)[number]
