/** The id of the element that `focusStep` scrolls to. */
export const stepId = (step: string) => `step-${step}`

/** The id of the element that names the missing previous choice. */
export const waitingId = (step: string) => `${step}-waiting`
