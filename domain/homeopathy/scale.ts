/** The scales of potency. DH is not recorded; it is derived from CH (R8). */
export const scales = ['DH', 'CH', 'K', 'LM'] as const

export type Scale = (typeof scales)[number]

export const isScale = (text: string): text is Scale => scales.some((scale) => scale === text)
