/** The id of the banner. */
export const consentId = 'consent'

export const consentTitleId = 'consent-title'

/** The id of the form on the privacy page. */
export const consentPartId = 'cookies'
