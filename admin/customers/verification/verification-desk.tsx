import { Trans, useLingui } from '@lingui/react/macro'
import HowToRegIcon from '@mui/icons-material/HowToReg'
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore'
import NavigateNextIcon from '@mui/icons-material/NavigateNext'
import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router'
import { useIsPermitted } from '../../access/session.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { dateText } from '../../i18n/swiss-time.ts'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import { SectionHelp } from '../../screen/section-help.tsx'
import { useShortcut } from '../../screen/shortcuts.ts'
import { type Customer, type ListedCustomer, nameOf } from '../customer.ts'
import { CustomerFacts } from '../customer-facts.tsx'
import { CertificateViewer } from './certificate-viewer.tsx'
import { type DecidedState, DecisionDialog } from './decision-dialog.tsx'
import { Registers } from './registers.tsx'

const NobodyWaits = () => (
  <Box sx={{ textAlign: 'center', py: 8 }}>
    <HowToRegIcon color="primary" sx={{ fontSize: 64 }} aria-hidden />
    <Typography variant="h5" component="p">
      <Trans>No registration is waiting</Trans>
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      <Trans>
        New registrations appear here with their certificate, and you will be notified by e-mail.
      </Trans>
    </Typography>
  </Box>
)

type DecisionProps = { customer: Customer; onDecided: () => void }

/** Opens the decision; `a` and `r` do too. */
const Decisions = ({ customer, onDecided }: DecisionProps) => {
  const { t } = useLingui()
  const [decision, setDecision] = useState<DecidedState>()
  useShortcut('a', t`Activate the account`, () => setDecision('active'))
  useShortcut('r', t`Reject the registration`, () => setDecision('rejected'))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
      <Button variant="contained" onClick={() => setDecision('active')} aria-keyshortcuts="a">
        {t`Activate…`}
      </Button>
      <Button
        variant="outlined"
        color="error"
        onClick={() => setDecision('rejected')}
        aria-keyshortcuts="r"
      >
        {t`Reject…`}
      </Button>
      {decision && (
        <DecisionDialog
          customer={customer}
          to={decision}
          onClose={() => setDecision(undefined)}
          onDecided={onDecided}
        />
      )}
    </Box>
  )
}

const Registration = ({ id, onDecided }: { id: string; onDecided: () => void }) => {
  const { t } = useLingui()
  const loaded = useAnswer('/admin/accounts/{id}', { params: { path: { id } } })
  const mayDecide = useIsPermitted('customers.write')
  return (
    <LoadedPart loaded={loaded}>
      {(customer) => (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 3fr) minmax(0, 2fr)',
              lg: 'minmax(0, 1fr) minmax(0, 1fr)',
            },
          }}
        >
          <Box component="section" aria-label={t`Data`}>
            <CustomerFacts customer={customer} />
            <Registers
              registers={customer.registers}
              gln={customer.pharmaId}
              name={nameOf(customer)}
            />
            {customer.state !== 'pending' && (
              <Alert severity="info" sx={{ mt: 2 }}>
                {t`This registration has been decided in the meantime.`}
              </Alert>
            )}
            {mayDecide && customer.state === 'pending' && (
              <Decisions customer={customer} onDecided={onDecided} />
            )}
          </Box>
          <Box component="section" aria-label={t`Certificate`}>
            <CertificateViewer customer={customer} />
          </Box>
        </Box>
      )}
    </LoadedPart>
  )
}

/** The registrations that wait, one after another, the oldest first. */
const Waiting = ({ waiting, reload }: { waiting: ListedCustomer[]; reload: () => void }) => {
  const { t } = useLingui()
  const [query, setQuery] = useSearchParams()
  const wanted = waiting.findIndex(({ id }) => id === query.get('account'))
  const index = Math.max(wanted, 0)
  const total = waiting.length
  const position = index + 1
  const show = (to: number) => {
    const next = waiting[to]
    if (next) setQuery({ account: next.id }, { replace: true })
  }
  useShortcut('j', t`Next registration`, () => show(index + 1))
  useShortcut('k', t`Previous registration`, () => show(index - 1))
  const current = waiting[index]
  if (!current) return <NobodyWaits />
  const decided = () => {
    show(index + 1 < total ? index + 1 : 0)
    reload()
  }
  const day = dateText(current.createdAt)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 2 }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="h5" component="h2">
            {nameOf(current)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {t`Registration ${position} of ${total}, waiting since ${day}`}
          </Typography>
        </Box>
        {total > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
            <Button
              size="small"
              startIcon={<NavigateBeforeIcon />}
              disabled={index === 0}
              onClick={() => show(index - 1)}
              aria-keyshortcuts="k"
            >
              {t`Previous registration`}
            </Button>
            <Button
              size="small"
              endIcon={<NavigateNextIcon />}
              disabled={index === total - 1}
              onClick={() => show(index + 1)}
              aria-keyshortcuts="j"
            >
              {t`Next registration`}
            </Button>
          </Box>
        )}
      </Box>
      <Card variant="outlined">
        <Registration key={current.id} id={current.id} onDecided={decided} />
      </Card>
    </>
  )
}

/** Signups are verified: certificate beside the data, decision with a mail (A1). */
export const VerificationDesk = () => {
  const { t } = useLingui()
  const {
    answer: data,
    error,
    retry: reload,
  } = useAnswer('/admin/accounts', {
    params: {
      query: { state: 'pending', sort: 'createdAt', direction: 'asc', range: '[0,99]' },
    },
  })
  return (
    <Box sx={{ pb: 2 }}>
      <Title title={t`Verification of registrations`} />
      <SectionHelp name="verification" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <LinearProgress sx={{ mt: 2 }} />}
      {data && <Waiting waiting={data} reload={reload} />}
    </Box>
  )
}
