/** The allowed transitions between states of an account (R30). */
export const nextStates = {
  pending: ['active', 'rejected'],
  active: ['suspended'],
  suspended: ['active'],
  rejected: [],
} as const

export type AccountState = keyof typeof nextStates

export const canBecome = (from: AccountState, to: AccountState): boolean =>
  nextStates[from].some((state) => state === to)
