const permanent = Symbol('refused for good')

/** Marks an error as permanent: the worker retries such jobs only a few times. */
export const permanentFailure = (error: Error): Error => Object.assign(error, { [permanent]: true })

export const isPermanentFailure = (error: unknown): boolean =>
  error instanceof Error && permanent in error
