/**
 * The states that a decision can set (R30). A rejected account also becomes pending again, by another
 * signup with its address.
 */
export const nextStates = {
  pending: ['active', 'rejected'],
  active: ['suspended'],
  suspended: ['active'],
  rejected: ['active'],
} as const

export type AccountState = keyof typeof nextStates

export const canBecome = (from: AccountState, to: AccountState): boolean =>
  nextStates[from].some((state) => state === to)
