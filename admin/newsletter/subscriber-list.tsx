import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useIsPermitted } from '../access/session.ts'
import { api, type Schemas } from '../api/client.ts'
import { languageNames } from '../i18n/language-names.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { kindTexts } from '../inbox/entry-texts.ts'
import { choiceFilter, optional, searchFilter } from '../screen/choices.tsx'
import { cell, ListCol, StateChip, TimeField } from '../screen/columns.tsx'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { ExportButton } from '../screen/export-button.tsx'
import { Fact, Facts } from '../screen/facts.tsx'
import { ListScreen } from '../screen/list-screen.tsx'

/** A subscription as the API answers it. */
type Subscriber = Schemas['Subscriber']

const SubscriberActions = ({ id, email, state }: Subscriber) => {
  const { t } = useLingui()
  const params = { path: { id } }
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
      {state !== 'unsubscribed' && (
        <ConfirmedButton
          label={t`Unsubscribe`}
          variant="outlined"
          question={{
            title: t`Unsubscribe ${email}?`,
            content: t`The address will no longer receive the newsletter. Only the person can subscribe again. The proof of consent is kept.`,
            confirm: t`Unsubscribe the address`,
          }}
          action={() => api.POST('/admin/newsletter/{id}/unsubscribe', { params })}
          done={t`${email} has been unsubscribed.`}
        />
      )}
      <ConfirmedButton
        label={t`Erase`}
        color="error"
        startIcon={<DeleteIcon />}
        question={{
          title: t`Erase ${email}?`,
          content: t`The address and its proof of consent will be erased for good. Do this if the person asks for it.`,
          confirm: t`Erase the address`,
        }}
        action={() => api.DELETE('/admin/newsletter/{id}', { params })}
        done={t`The address has been erased.`}
      />
    </Box>
  )
}

/** The proof of consent: what was agreed to, when, and where. */
const ConsentPanel = () => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('newsletter.write')
  const one = useRecordContext<Subscriber>()
  if (!one) return null
  return (
    <Box component="section" aria-label={t`Proof of consent`} sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">{t`Proof of consent`}</Typography>
      <Facts>
        <Fact label={t`Consent text`}>{one.consentText}</Fact>
        <Fact label={t`Form used`}>{one.source && t(kindTexts[one.source])}</Fact>
        <Fact label={t`Requested`}>{timeText(one.requestedAt)}</Fact>
        <Fact label={t`Confirmed by the link in the e-mail`}>{timeText(one.confirmedAt)}</Fact>
        <Fact label={one.isUnsubscribedByStaff ? t`Unsubscribed by the staff` : t`Unsubscribed`}>
          {timeText(one.unsubscribedAt)}
        </Fact>
      </Facts>
      {mayWrite && <SubscriberActions {...one} />}
    </Box>
  )
}

const stateTexts: Record<Subscriber['state'], MessageDescriptor> = {
  pending: msg({ message: 'Not confirmed', context: 'state of a subscription' }),
  confirmed: msg({ message: 'Subscribed', context: 'state of a subscription' }),
  unsubscribed: msg({ message: 'Unsubscribed', context: 'state of a subscription' }),
}

const stateColours = { pending: 'warning', confirmed: 'success', unsubscribed: 'default' } as const

const State = ({ state }: Subscriber) => (
  <StateChip state={state} names={stateTexts} colours={stateColours} />
)

const Col = ListCol<'newsletter'>

/** Subscriptions of the newsletter, with the proof of consent of each. */
export const SubscriberList = () => {
  const { t } = useLingui()
  const filters = [
    searchFilter(t`E-mail`),
    choiceFilter<'newsletter'>('state', t`State`, stateTexts),
    choiceFilter<'newsletter'>('language', t`Language`, languageNames, optional),
  ]
  return (
    <ListScreen
      sort={{ field: 'requestedAt', order: 'DESC' }}
      filters={filters}
      rowClick="expand"
      expand={<ConsentPanel />}
      actions={<ExportButton path="/admin/newsletter.csv" />}
      nothing={t`Nobody has subscribed yet. Visitors subscribe with the checkbox in the forms of the website.`}
    >
      <Col source="email" label={t`E-mail`} />
      <Col source="language" label={t`Language`} render={(one) => t(languageNames[one.language])} />
      <Col source="state" label={t`State`} render={cell(State)} />
      <Col source="requestedAt" label={t`Requested`} field={TimeField} />
      <Col disableSort source="confirmedAt" label={t`Confirmed`} field={TimeField} />
    </ListScreen>
  )
}
