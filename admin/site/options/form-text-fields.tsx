import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material'
import { TextInput } from 'react-admin'
import { useSiteLanguages } from '../../access/site-languages.ts'
import { languageNames } from '../../i18n/language-names.ts'

type Texts = readonly (readonly [name: string, label: MessageDescriptor])[]

const maxLength = 400

/** The texts of the public forms by where they show; the names are those of the stored texts. */
const groups: readonly { title: MessageDescriptor; texts: Texts }[] = [
  {
    title: msg`Thanks after sending`,
    texts: [
      ['success_contact', msg`After a message`],
      ['success_contest', msg`After an entry of the contest`],
      ['success_webinar', msg`After a registration for a webinar`],
      ['newsletter_sent', msg`After subscribing to the newsletter`],
    ],
  },
  {
    title: msg`Buttons`,
    texts: [
      ['send_contact', msg`Button of the contact form`],
      ['send_contest', msg`Button of the contest form`],
      ['send_webinar', msg`Button of the webinar form`],
      ['sending', msg`While the form is being sent`],
    ],
  },
  {
    title: msg`Names of the fields`,
    texts: [
      ['label_name', msg`Name`],
      ['label_company', msg`Company`],
      ['label_email', msg`E-mail`],
      ['label_phone', msg`Phone number`],
      ['label_profession', msg`Profession`],
      ['label_name_pharmacy', msg`Name of the pharmacy or practice`],
      ['label_fph_gln_number', msg`FPH or GLN number`],
      ['label_message', msg`Message`],
    ],
  },
  {
    title: msg`Boxes and notes`,
    texts: [
      ['agb', msg`Agreement to the terms`],
      ['terms', msg`Link to the terms`],
      ['privacy', msg`Link to the privacy policy`],
      ['newsletter', msg`Box of the newsletter`],
      ['required', msg`Note about required fields`],
    ],
  },
  {
    title: msg`Messages about mistakes`,
    texts: [
      ['check', msg`Above a form with mistakes`],
      ['name_missing', msg`The name is missing`],
      ['email_missing', msg`The e-mail address is missing`],
      ['email_wrong', msg`The e-mail address is wrong`],
      ['message_missing', msg`The message is missing`],
      ['field_missing', msg`Another field is missing`],
      ['accept_terms', msg`The terms are not accepted`],
      ['too_long', msg`A text is too long`],
      ['problem_sending', msg`The form could not be sent`],
    ],
  },
]

const FormText = ({ name, label }: { name: string; label: string }) => {
  const { t } = useLingui()
  const languages = useSiteLanguages()
  return (
    <Box role="group" aria-label={label} sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h4">
        {label}
      </Typography>
      <Box
        sx={{ display: 'grid', columnGap: 2, rowGap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {languages.map((language) => (
          <TextInput
            key={language}
            source={`values.form_texts.${language}.${name}`}
            label={t(languageNames[language])}
            helperText={false}
            parse={(text: string | null) => text ?? ''}
            slotProps={{ htmlInput: { maxLength, lang: language } }}
          />
        ))}
      </Box>
    </Box>
  )
}

/** The laboratory's own texts of the public forms. */
export const FormTextFields = () => {
  const { t } = useLingui()
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Trans>An empty field shows the text of the shop.</Trans>
      </Typography>
      {groups.map(({ title, texts }) => (
        <Accordion key={title.id} variant="outlined" disableGutters>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography variant="subtitle1" component="h3">
              {t(title)}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            {texts.map(([name, label]) => (
              <FormText key={name} name={name} label={t(label)} />
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
    </>
  )
}
