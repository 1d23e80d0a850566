import { consentScript } from '../consent/consent.ts'
import { memberScript } from '../customer/member-script.ts'
import { queueEarlyClicks } from './early-clicks.ts'

/** The inline scripts in the head of every page; their content is constant. */
export const headScripts = [`${consentScript}${memberScript}`, queueEarlyClicks]
