import { consentScript } from '../consent/consent.ts'
import { memberScript } from '../customer/member-script.ts'
import queueEarlyClicks from './queue-early-clicks.js?raw'

/**
 * The inline scripts in the head of every page; their content is constant.
 *
 * Until a part of the page is ready, the second one queues clicks and changes on the part's controls, and
 * marks pressed buttons with `aria-busy` and `data-pending`; `ui/early-clicks.ts` replays the queue. An
 * island or a product list is ready once it has `data-ready`, a button with an action elsewhere once the
 * page's script runs. Nothing else is queued: links, forms, disclosures, popovers and commands work without
 * script. Buttons and links with an action are remembered when pressed, to be marked. A later choice
 * replaces the queued one of the same radio group. Leaving the page empties the queue. A button queues one
 * click at a time, unless it has `data-repeats`. When the page is loaded and its script does not run,
 * nothing is queued any more, and `data-scriptless` shows the page as it is without script.
 */
export const headScripts = [`${consentScript}${memberScript}`, queueEarlyClicks]
