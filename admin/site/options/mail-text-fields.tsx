import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Chip,
  CircularProgress,
  Dialog,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { type HttpError, TextInput, useNotify } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Language } from '../../../domain/language.ts'
import {
  type MailText,
  type MailTextField,
  type MailTextName,
  mailPlaceholders,
  mailTextFields,
  mailTextGroups,
  mailTextSpecs,
  placeholdersOf,
} from '../../../domain/options/mail-texts.ts'
import { api, type Schemas } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { MailBody } from '../../mails/mail-preview.tsx'
import { Muted } from '../../screen/facts.tsx'
import { LanguagePanels } from '../translated-input.tsx'

const fieldNames = {
  subject: msg`Subject`,
  title: msg`Heading`,
  opening: msg`Opening`,
  closing: msg`Closing`,
} as const satisfies Record<MailTextField, object>

type FieldProps = { source: string; field: MailTextField; standard: string }

/** Shows the shop's text until it is changed; an emptied field goes back to it when it is left. */
const MailTextInput = ({ source, field, standard }: FieldProps) => {
  const { t } = useLingui()
  const [isEmptied, setIsEmptied] = useState(false)
  const isLong = field === 'opening' || field === 'closing'
  return (
    <TextInput
      source={`${source}.${field}`}
      label={t(fieldNames[field])}
      helperText={isLong ? t`One line for each paragraph.` : false}
      multiline={isLong}
      minRows={isLong ? 2 : undefined}
      format={(own) => own || (isEmptied ? '' : standard)}
      parse={(text) => (text === standard ? '' : (text ?? ''))}
      onChange={(event) => setIsEmptied(event?.target?.value === '')}
      onBlur={() => setIsEmptied(false)}
    />
  )
}

const Placeholders = ({ name }: { name: MailTextName }) => {
  const { t } = useLingui()
  const required = Object.entries(mailTextSpecs[name].required).map(([field, names]) => {
    const label = t(fieldNames[field as MailTextField])
    return t`${label} must contain ${names.map((each) => `{${each}}`).join(', ')}.`
  })
  return (
    <Muted>
      {t`These names in braces are replaced by their values:`}{' '}
      {placeholdersOf(name)
        .map((each) => `{${each}} – ${t(mailPlaceholders[each])}`)
        .join('; ')}
      {'. '}
      {required.join(' ')}
    </Muted>
  )
}

const noText: MailText = { subject: '', title: '', opening: '', closing: '' }

type TextProps = { name: MailTextName; language: Language; standard: MailText }

const MailTextForm = ({ name, language, standard }: TextProps) => {
  const { t } = useLingui()
  const { getValues, setValue, setError, clearErrors } = useFormContext()
  const notify = useNotify()
  const [preview, setPreview] = useState<Schemas['MailTextPreview']>()
  const source = `values.mail_texts.${language}.${name}`
  const own: Partial<MailText> | undefined = useWatch({ name: source })
  const show = async () => {
    const written: Partial<Record<MailTextField, string | null>> = getValues(source) ?? {}
    const filled = mailTextFields.map((field) => [field, written[field] ?? ''] as const)
    const text = { ...noText, ...Object.fromEntries(filled) }
    clearErrors(source)
    try {
      const { data } = await api.POST('/admin/mail-texts/{name}/preview', {
        params: { path: { name } },
        body: { language, text },
      })
      setPreview(data)
    } catch (error) {
      const { body, message } = error as HttpError
      for (const [field, problem] of Object.entries<string>(body?.errors ?? {}))
        setError(field.replace(/^text/, source), { type: 'manual', message: problem })
      notify(message, { type: 'error' })
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {mailTextFields.map((field) => (
        <MailTextInput key={field} {...{ source, field }} standard={standard[field]} />
      ))}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={show}>{t`Preview`}</Button>
        {Object.values(own ?? {}).some(Boolean) && (
          <Button onClick={() => setValue(source, noText, { shouldDirty: true })}>
            {t`Back to default`}
          </Button>
        )}
      </Box>
      <Dialog
        open={preview !== undefined}
        onClose={() => setPreview(undefined)}
        fullWidth
        maxWidth="md"
      >
        <DialogTitle>{preview?.subject}</DialogTitle>
        <DialogContent>{preview && <MailBody {...preview} />}</DialogContent>
      </Dialog>
    </Box>
  )
}

const MailTextPanels = ({ name }: { name: MailTextName }) => {
  const { t } = useLingui()
  const { answer } = useAnswer('/admin/mail-texts/{name}', { params: { path: { name } } })
  if (!answer) return <CircularProgress aria-label={t`Loading`} />
  return (
    <>
      <Placeholders name={name} />
      <LanguagePanels name={name}>
        {(language) => <MailTextForm {...{ name, language }} standard={answer[language]} />}
      </LanguagePanels>
    </>
  )
}

const MailAccordion = ({ name }: { name: MailTextName }) => {
  const { t } = useLingui()
  const texts: Partial<Record<Language, Partial<Record<MailTextName, Partial<MailText>>>>> =
    useWatch({ name: 'values.mail_texts' }) ?? {}
  const isOwn = Object.values(texts).some((each) => Object.values(each?.[name] ?? {}).some(Boolean))
  return (
    <Accordion
      variant="outlined"
      disableGutters
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography component="h3">{t(mailTextSpecs[name].label)}</Typography>
          {isOwn && <Chip size="small" label={t`Custom text`} />}
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <MailTextPanels name={name} />
      </AccordionDetails>
    </Accordion>
  )
}

/** The laboratory's own texts of e-mails, with the shop's texts where it has none. */
export const MailTextFields = () => {
  const { t } = useLingui()
  return (
    <>
      <Muted>
        {t`Fields left empty show the shop’s own text again, which is kept up to date. Greeting, figures, links and security notes remain unchanged.`}
      </Muted>
      {Object.values(mailTextGroups).map(({ label, mails }) => (
        <Box key={label.id} component="section" sx={{ width: '100%' }}>
          <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
            {t(label)}
          </Typography>
          {(Object.keys(mails) as MailTextName[]).map((name) => (
            <MailAccordion key={name} name={name} />
          ))}
        </Box>
      ))}
    </>
  )
}
