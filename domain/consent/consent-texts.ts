/** The texts of the banner, named as in the option `privacy_policy_popup` (D1 §2). */
export const consentTextNames = [
  'title',
  'text',
  'privacy_policy',
  'necessary',
  'necessary_text',
  'preferences',
  'preferences_text',
  'statistics',
  'statistics_text',
  'marketing',
  'marketing_text',
  'accept_all',
  'only_necessary',
  'manage_my_cookies',
  'save_and_close',
  'saved',
] as const

export type ConsentTexts = Readonly<Record<(typeof consentTextNames)[number], string>>
