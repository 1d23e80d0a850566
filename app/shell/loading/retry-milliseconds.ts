/** What could not be loaded is asked for again after three seconds (D1 §4). */
export const retryMilliseconds = 3_000
