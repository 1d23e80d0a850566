import { Trans, useLingui } from '@lingui/react/macro'
import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked'
import TranslateIcon from '@mui/icons-material/Translate'
import {
  Box,
  Card,
  Link,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import { useLocale } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useIsPermitted } from '../access/session.ts'
import { useLanguagesText } from '../access/site-languages.ts'
import { api, type Schemas } from '../api/client.ts'
import { useAnswer } from '../api/use-answer.ts'
import type { ImportTableName } from '../imports/tables.ts'
import { TemplateButton } from '../imports/template-button.tsx'
import { TestMail } from '../mails/test-mail.tsx'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { LoadError } from '../screen/loaded-part.tsx'

type Point = Schemas['Opening']['missing'][number]

/** Each point with its screen; the server decides which ones are missing. */
const usePoints = (): {
  name: Point
  label: string
  help: string
  to: string
  /** What files can fill in. */
  tables?: readonly ImportTableName[]
}[] => {
  const { t } = useLingui()
  return [
    {
      name: 'laboratory',
      label: t`Name and address of the laboratory`,
      help: t`On invoices, in e-mails and in the footer.`,
      to: '/options/laboratory',
    },
    {
      name: 'invoices',
      label: t`IBAN, VAT number and shipping costs`,
      help: t`Without an IBAN no invoice can be paid.`,
      to: '/options/orders',
    },
    {
      name: 'catalogue',
      label: t`Remedies and products`,
      help: t`Fill in a template and import it, or enter them one by one.`,
      to: '/imports',
      tables: ['remedies', 'products'],
    },
    {
      name: 'prices',
      label: t`Prices`,
      help: t`Without a price nothing can be ordered.`,
      to: '/prices',
      tables: ['prices'],
    },
  ]
}

const ScreenLink = (props: { to: string; children: ReactNode }) => (
  <Link component={RouterLink} {...props} />
)

const PointItem = ({
  label,
  help,
  to,
  tables = [],
  isDone,
}: ReturnType<typeof usePoints>[number] & { isDone: boolean }) => {
  const { t } = useLingui()
  const [Icon, state] = isDone
    ? [CheckCircleIcon, t`Complete`]
    : [RadioButtonUncheckedIcon, t`Still missing`]
  return (
    <ListItem disableGutters alignItems="flex-start">
      <ListItemIcon sx={{ minWidth: 36 }}>
        <Icon color={isDone ? 'success' : 'warning'} titleAccess={state} />
      </ListItemIcon>
      <Box>
        <ListItemText primary={<ScreenLink to={to}>{label}</ScreenLink>} secondary={help} />
        {!isDone && tables.map((table) => <TemplateButton key={table} table={table} isNamed />)}
      </Box>
    </ListItem>
  )
}

/** What a new shop needs before it opens, and the button that opens it; nothing afterwards. */
export const OpeningPanel = () => {
  const { t } = useLingui()
  const locale = useLocale()
  const mayOpen = useIsPermitted('catalogue.write')
  const points = usePoints()
  const languages = useLanguagesText()
  const { answer, error, retry } = useAnswer('/admin/opening')
  if (error)
    return <LoadError onRetry={retry}>{t`It is unknown whether the shop is open.`}</LoadError>
  if (!answer || answer.isOpen) return null
  const { missing, examplePages } = answer
  return (
    <Card
      variant="outlined"
      component="section"
      aria-labelledby="opening"
      sx={{ p: { xs: 2, sm: 3 }, mb: 4 }}
    >
      <Typography variant="h5" component="h2" id="opening" sx={{ mb: 1 }}>
        {t`The shop is not open yet`}
      </Typography>
      <Typography sx={{ maxWidth: '42rem' }}>
        <Trans>
          Visitors see a notice. While you are logged in, you see{' '}
          <Link href={`/${locale}/`}>the shop as it will be</Link>.
        </Trans>
      </Typography>
      <List dense sx={{ columns: { lg: 2 }, columnGap: 4, '& > li': { breakInside: 'avoid' } }}>
        {points.map((point) => (
          <PointItem key={point.name} {...point} isDone={!missing.includes(point.name)} />
        ))}
        <ListItem disableGutters alignItems="flex-start">
          <ListItemIcon sx={{ minWidth: 36 }}>
            <TranslateIcon color="action" aria-hidden />
          </ListItemIcon>
          <ListItemText
            primary={<ScreenLink to="/options/site">{t`Shop languages`}</ScreenLink>}
            secondary={languages}
          />
        </ListItem>
        {examplePages.map(({ key, language, title }) => (
          <PointItem
            key={key}
            name="laboratory"
            label={title}
            help={t`Still the example text, with your name and address.`}
            to={`/pages/${key}/${language}`}
            isDone={false}
          />
        ))}
      </List>
      <Typography variant="body2" sx={{ maxWidth: '42rem', mb: 2 }}>
        <Trans>
          The <ScreenLink to="/pages">pages</ScreenLink> tell the story of an invented laboratory:
          rewrite whatever does not apply to yours, first the legal notice, the privacy policy and
          the terms.
        </Trans>
      </Typography>
      <Box sx={{ mb: 2 }}>
        <TestMail />
      </Box>
      {mayOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <ConfirmedButton
            label={t`Open the shop`}
            variant="contained"
            disabled={missing.length > 0}
            question={{
              title: t`Open the shop?`,
              content: t`From then on everyone can see the shop and professionals can register.`,
              confirm: t`Open the shop`,
            }}
            action={() => api.POST('/admin/opening')}
            done={t`The shop is open. Everyone can see it now.`}
          />
          {missing.includes('catalogue') && (
            <ConfirmedButton
              label={t`Load the example catalogue`}
              variant="outlined"
              question={{
                title: t`Load the example catalogue?`,
                content: t`About 2,200 remedies and 330 products and prices of an invented laboratory. Good for trying everything; it can be changed and hidden later, but not deleted. If you have a catalogue of your own, import it instead.`,
                confirm: t`Load the example catalogue`,
              }}
              action={() => api.POST('/admin/opening/example')}
              done={t`The shop has the example catalogue.`}
            />
          )}
        </Box>
      )}
    </Card>
  )
}
