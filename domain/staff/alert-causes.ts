/** Causes of alerts to the laboratory: checks of `npm run doctor` that the running shop repeats. */
export const alertCauses = ['mails', 'jobs', 'backup', 'space', 'clock', 'certificate'] as const

export type AlertCause = (typeof alertCauses)[number]
