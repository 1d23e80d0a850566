import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, List, ListItem, Typography } from '@mui/material'
import type { components } from '../../api/generated/api.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import type { Customer } from '../customer.ts'

type Event = components['schemas']['CustomerEvent']

const actionNames: Readonly<Record<string, ReturnType<typeof msg>>> = {
  update: msg`Data changed`,
  decide: msg`Decision`,
  'add-note': msg`Note added`,
  'delete-note': msg`Note deleted`,
  'end-sessions': msg`Logged out by the staff`,
  'view-start': msg`Shop seen as this customer: start`,
  'view-end': msg`Shop seen as this customer: end`,
}

const fieldNames: Readonly<Record<string, ReturnType<typeof msg>>> = {
  state: msg`Status`,
  reason: msg`Reason`,
  note: msg`Note`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  language: msg`Language`,
  profession: msg`Profession`,
  gln: msg`GLN`,
  customerNumber: msg`Customer number`,
  role: msg`Role`,
  phone: msg`Phone`,
  discountRate: msg`Discount`,
  mayOrder: msg`May order`,
  mayOrderWithForm: msg`May order with the order form`,
  certificateExpiresOn: msg`Certificate valid until`,
  billing: msg`Billing address`,
  shipping: msg`Shipping address`,
  devices: msg`Devices`,
  until: msg`Until`,
}

const rateFields: readonly string[] = ['discountRate']

/** An address or another record as one line. */
const partsOf = (value: object): string =>
  Object.values(value)
    .filter((part) => part !== null && part !== '')
    .join(', ')

const useValueText = () => {
  const { t } = useLingui()
  return (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    if (rateFields.includes(name)) return `${Number(value) / 100} %`
    if (name === 'until') return timeText(String(value))
    return typeof value === 'object' ? partsOf(value) : String(value)
  }
}

const Change = ({ name, event }: { name: string; event: Event }) => {
  const { i18n } = useLingui()
  const textOf = useValueText()
  const label = fieldNames[name]
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {label ? i18n._(label) : name}:{' '}
      {event.before && name in event.before && <del>{textOf(name, event.before[name])}</del>}{' '}
      {event.after && name in event.after && (
        <ins style={{ textDecoration: 'none' }}>{textOf(name, event.after[name])}</ins>
      )}
    </Typography>
  )
}

/** What the staff did with this customer, the latest first. */
export const CustomerHistory = ({ customer }: { customer: Customer }) => {
  const { i18n } = useLingui()
  const loaded = useAnswer<Event[]>(`accounts/${customer.id}/history?range=[0,99]`)
  return (
    <LoadedPart loaded={loaded}>
      {(events) =>
        events.length === 0 ? (
          <Typography>
            <Trans>Nobody has changed anything about this customer yet.</Trans>
          </Typography>
        ) : (
          <List disablePadding>
            {events.map((event) => {
              const { id, at, actor, action, before, after } = event
              const label = actionNames[action]
              return (
                <ListItem key={id} divider sx={{ display: 'block' }}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                    <strong>{label ? i18n._(label) : action}</strong>
                    <Typography component="span" sx={{ color: 'text.secondary' }}>
                      {[actor, timeText(at)].filter(Boolean).join(', ')}
                    </Typography>
                  </Box>
                  {[...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map(
                    (name) => (
                      <Change key={name} name={name} event={event} />
                    ),
                  )}
                </ListItem>
              )
            })}
          </List>
        )
      }
    </LoadedPart>
  )
}
