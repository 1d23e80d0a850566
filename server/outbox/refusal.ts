const forGood = Symbol('refused for good')

/** What a handler throws when trying again will hardly help; the worker then tries a few times only. */
export const refusal = (error: Error): Error => Object.assign(error, { [forGood]: true })

export const isRefusal = (error: unknown): boolean => error instanceof Error && forGood in error
