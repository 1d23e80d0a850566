import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import { Muted } from '../../screen/facts.tsx'
import { TranslatedInput } from '../translated-input.tsx'

type Texts = readonly (readonly [name: string, label: MessageDescriptor])[]

/** The texts of the public forms by where they show; the names are those of the stored texts. */
const groups: readonly { title: MessageDescriptor; texts: Texts }[] = [
  {
    title: msg`Thank-you text after sending`,
    texts: [
      ['success_contact', msg`After a message`],
      ['success_contest', msg`After a prize draw entry`],
      ['success_webinar', msg`After a registration for a webinar`],
      ['newsletter_sent', msg`After subscribing to the newsletter`],
    ],
  },
  {
    title: msg`Buttons`,
    texts: [
      ['send_contact', msg`Contact form button`],
      ['send_contest', msg`Prize draw form button`],
      ['send_webinar', msg`Webinar form button`],
      ['sending', msg`While the form is being sent`],
    ],
  },
  {
    title: msg`Field names`,
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
    title: msg`Checkboxes and notes`,
    texts: [
      ['agb', msg`Agreement to the terms`],
      ['terms', msg`Link to the terms`],
      ['privacy', msg`Link to the privacy policy`],
      ['newsletter', msg`Newsletter checkbox`],
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

/** The laboratory's own texts of the public forms. */
export const FormTextFields = () => {
  const { t } = useLingui()
  return (
    <>
      <Muted>{t`An empty field shows the text of the shop.`}</Muted>
      {groups.map(({ title, texts }) => (
        <Accordion key={title.id} variant="outlined" disableGutters>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography variant="subtitle1" component="h2">
              {t(title)}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            {texts.map(([name, label]) => (
              <TranslatedInput
                key={name}
                source="values.form_texts"
                part={name}
                label={t(label)}
                maxLength={400}
              />
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
    </>
  )
}
