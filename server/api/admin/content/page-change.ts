import { recordChange } from '../../../audit/record-change.ts'
import { auditedLabel, auditedText } from '../../../content/editing/audited-text.ts'
import type { Change } from '../../../content/editing/edit-row.ts'
import type { Services } from '../../../services.ts'
import { actorOf } from '../staff-only.ts'

type ActorContext = Parameters<typeof actorOf>[0]

/** A change of a page by the person of a request, recorded in the audit log. */
export const changeBy = (
  c: ActorContext,
  { now }: Pick<Services, 'now'>,
  action: string,
): Change & { by: string } => {
  const instant = now()
  return {
    by: c.var.signedIn.accountId,
    now: instant,
    record: (trx, { page, before, after }) =>
      recordChange(trx, {
        actor: actorOf(c),
        action,
        resource: 'content',
        recordId: `${page.key}/${page.language}`,
        label: auditedLabel(after),
        before: auditedText(before),
        after: auditedText(after),
        now: instant,
      }),
  }
}
