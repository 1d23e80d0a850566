/** The id of the element that names the missing previous choice. */
export const waitingId = (step: string) => `${step}-waiting`

/** The id of a note of the group `id`, which options refer to. */
export const noteId = (id: string, index: number) => `${id}-note-${index}`
