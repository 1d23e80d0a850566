import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, List, ListItem, Typography } from '@mui/material'
import type { Schemas } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { findActionName } from '../../audit/audit-actions.ts'
import { changedFields } from '../../audit/changed-fields.ts'
import { usePresentedValues } from '../../audit/presented-values.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import type { Customer } from '../customer.ts'

type Event = Schemas['CustomerEvent']

/** What the history of one customer says otherwise than the change log of everything. */
const customerActions: Readonly<Record<string, ReturnType<typeof msg>>> = {
  create: msg`Account entered by the staff`,
  invite: msg`Invited to the shop`,
  update: msg`Data changed`,
  decide: msg`Decision`,
  'end-sessions': msg`Logged out by the staff`,
  'view-start': msg`Shop seen as this customer: start`,
  'view-end': msg`Shop seen as this customer: end`,
}

/** The values that an event changed, in words: before and after. */
const Changes = ({ event: { before, after } }: { event: Event }) => {
  const { t } = useLingui()
  const { pathName, valueText } = usePresentedValues('customers')
  return changedFields(before, after).map(({ path, before: old, after: present }) => {
    const name = path.at(-1) ?? ''
    const label = pathName(path)
    return (
      <Typography
        key={path.join(' ')}
        variant="body2"
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {t`${label}:`} {old !== undefined && <del>{valueText(name, old)}</del>}{' '}
        {present !== undefined && (
          <ins style={{ textDecoration: 'none' }}>{valueText(name, present)}</ins>
        )}
      </Typography>
    )
  })
}

/** What the staff did with this customer, the latest first. */
export const CustomerHistory = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const loaded = useAnswer('/admin/accounts/{id}/history', {
    params: { path: { id: customer.id }, query: { range: '[0,99]' } },
  })
  return (
    <LoadedPart loaded={loaded}>
      {(events) =>
        events.length === 0 ? (
          <Typography>{t`Nobody has changed anything about this customer yet.`}</Typography>
        ) : (
          <List disablePadding>
            {events.map((event) => {
              const { id, at, actor, action } = event
              const label = customerActions[action] ?? findActionName(action)
              return (
                <ListItem key={id} divider sx={{ display: 'block' }}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                    <strong>{label ? t(label) : action}</strong>
                    <Typography component="span" sx={{ color: 'text.secondary' }}>
                      {[actor, timeText(at)].filter(Boolean).join(', ')}
                    </Typography>
                  </Box>
                  <Changes event={event} />
                </ListItem>
              )
            })}
          </List>
        )
      }
    </LoadedPart>
  )
}
