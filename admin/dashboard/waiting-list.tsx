import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Card,
  CardActionArea,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '../api/client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { HeadRow } from '../screen/columns.tsx'
import { LoadError } from '../screen/loaded-part.tsx'
import { useListLink } from './list-link.ts'

/** What waits, without the numbers that the role may not read. */
type Waiting = Schemas['Waiting']

type Props = {
  title: string
  headings: [string, string]
  rows: { key: string; name: string; count: number }[]
}

/** The most frequent of something; nothing if there is none. */
const TopList = ({ title, headings, rows }: Props) => {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <Card variant="outlined">
      <Typography variant="h6" component="h3" id={id} sx={{ px: 2, pt: 1.5 }}>
        {title}
      </Typography>
      <Table size="small" aria-labelledby={id}>
        <HeadRow names={[headings[0]]} numbers={[headings[1]]} />
        <TableBody>
          {rows.map(({ key, name, count }) => (
            <TableRow key={key}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
              <TableCell align="right">{count}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

type Item = { key: string; count: number; label: string; to: string | undefined }

const useItems = (waiting: Waiting): Item[] => {
  const { t } = useLingui()
  const linkTo = useListLink()
  const { openOrders = {}, untranslatedPages = {}, priceMisses, failedSearches } = waiting
  const orders = {
    processing: t`Orders to prepare`,
    preparing: t`Orders in preparation`,
    'on-hold': t`Orders on hold`,
    pending: t`Orders waiting for payment`,
    failed: t`Orders whose payment failed`,
  }
  const accounts = linkTo('verification') ?? linkTo('accounts', { state: 'pending' })
  const item = (key: string, count = 0, label: string, to: Item['to']) => ({
    key,
    count,
    label,
    to,
  })
  return [
    item('accounts', waiting.pendingAccounts, t`Accounts to verify`, accounts),
    item(
      'erasures',
      waiting.requestedErasures,
      t`Erasures to approve`,
      linkTo('accounts', { erasure: 'requested' }),
    ),
    item(
      'certificates',
      waiting.expiredCertificates,
      t`Expired certificates`,
      linkTo('accounts', { certificate: 'expired', state: 'active' }),
    ),
    ...Object.entries(orders).map(([status, label]) =>
      item(status, openOrders[status], label, linkTo('orders', { status })),
    ),
    item(
      'payments',
      waiting.openPayments,
      t`Payments to review`,
      linkTo('payments', { state: 'open' }),
    ),
    item(
      'overdue',
      waiting.overdueInvoices,
      t`Overdue invoices`,
      linkTo('orders', { payment: 'overdue' }),
    ),
    item(
      'reminders',
      waiting.remindableInvoices,
      t`Invoices to remind of`,
      linkTo('reminder-runs'),
    ),
    item(
      'overpaid',
      waiting.overpaidInvoices,
      t`Overpaid invoices`,
      linkTo('payments', { state: 'overpaid' }),
    ),
    item(
      'entries',
      waiting.newEntries,
      t`New messages in the inbox`,
      linkTo('inbox', { state: 'new' }),
    ),
    item(
      'mails',
      waiting.failedMails,
      t`E-mails that failed`,
      linkTo('mails', { state: 'unsent' }),
    ),
    item('misses', priceMisses?.total, t`Combinations without a price`, linkTo('missing-prices')),
    item(
      'searches',
      failedSearches?.total,
      t`Searches without a result, in 4 weeks`,
      linkTo('synonyms'),
    ),
    ...Object.entries(untranslatedPages).map(([language, count]) => {
      const label = t`Pages missing in ${language.toUpperCase()}`
      return item(`pages ${language}`, count, label, linkTo('translations') ?? linkTo('pages'))
    }),
  ].filter(({ count }) => count > 0)
}

const Content = ({ count, label }: Item) => (
  <Box sx={{ px: 2, py: 1, display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
    <Typography component="span" sx={{ fontSize: '1.5rem', fontWeight: 600 }}>
      {count}
    </Typography>
    <Typography component="span" variant="body2">
      {label}
    </Typography>
  </Box>
)

const Items = (waiting: Waiting) => {
  const items = useItems(waiting)
  if (items.length === 0)
    return (
      <Alert severity="success">
        <Trans>Nothing is waiting for you.</Trans>
      </Alert>
    )
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
        listStyle: 'none',
        p: 0,
        m: 0,
      }}
    >
      {items.map((item) => (
        <Card key={item.key} component="li" variant="outlined">
          {item.to ? (
            <CardActionArea component={Link} to={item.to} sx={{ height: '100%' }}>
              <Content {...item} />
            </CardActionArea>
          ) : (
            <Content {...item} />
          )}
        </Card>
      ))}
    </Box>
  )
}

/** Problems of the file store, for the person who runs the server. */
const FileWarnings = ({ blockedFiles, missingFiles = 0 }: Waiting) => (
  <>
    {blockedFiles > 0 && (
      <Alert severity="warning" sx={{ mb: 1.5 }}>
        <Trans>
          {blockedFiles} stored files do not belong to any entry. None will be deleted. Ask the
          person who runs the server to check that it uses the right database.
        </Trans>
      </Alert>
    )}
    {missingFiles > 0 && (
      <Alert severity="warning" sx={{ mb: 1.5 }}>
        <Plural
          value={missingFiles}
          one="# uploaded file is missing. Ask the person who runs the server to restore it from a backup."
          other="# uploaded files are missing. Ask the person who runs the server to restore them from a backup."
        />
      </Alert>
    )}
  </>
)

/** What waits for the staff; each number leads to its list. */
export const WaitingList = () => {
  const { t } = useLingui()
  const { answer, error, retry } = useAnswer('/admin/dashboard/waiting')
  return (
    <Box component="section" aria-labelledby="waiting" sx={{ mb: 4 }}>
      <Typography variant="h5" component="h2" id="waiting" sx={{ mb: 1.5 }}>
        {t`To do`}
      </Typography>
      {error && <LoadError onRetry={retry}>{t`The numbers cannot be loaded.`}</LoadError>}
      {!answer && !error && <Skeleton variant="rounded" height={120} aria-label={t`Loading`} />}
      {answer && (
        <>
          <FileWarnings {...answer} />
          <Items {...answer} />
        </>
      )}
    </Box>
  )
}

/** What customers searched for and did not find; nothing if there is none. */
export const WaitingLists = () => {
  const { t } = useLingui()
  const { answer } = useAnswer('/admin/dashboard/waiting')
  if (!answer) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
      }}
    >
      <TopList
        title={t`Searches without a result`}
        headings={[t`Search terms`, t`Searches`]}
        rows={(answer.failedSearches?.top ?? []).map(({ query, language, searches }) => ({
          key: `${language} ${query}`,
          name: `${query} (${language.toUpperCase()})`,
          count: searches,
        }))}
      />
      <TopList
        title={t`Combinations without a price`}
        headings={[t`Combination`, t`Searches`]}
        rows={(answer.priceMisses?.top ?? []).map(({ slug, name, misses }) => ({
          key: slug,
          name,
          count: misses,
        }))}
      />
    </Box>
  )
}
