import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { BooleanInput, CheckboxGroupInput, FormDataConsumer, SelectInput } from 'react-admin'
import { languages } from '../../../domain/language.ts'
import { useSiteLanguages } from '../../access/site-languages.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { TranslatedInput } from '../translated-input.tsx'
import { LineInput } from './contact-fields.tsx'

const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
] as const

/** Profiles in social networks, and other sites of the laboratory. */
export const LinkFields = () => {
  const { t } = useLingui()
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        <Trans>Whole addresses that start with https://. An empty field hides the link.</Trans>
      </Typography>
      {networks.map(([key, name]) => (
        <LineInput key={key} source={`values.social_links.${key}`} label={name} type="url" />
      ))}
      <LineInput source="values.external_links.canada" label={t`Site of Canada`} type="url" />
      <LineInput source="values.external_links.france" label={t`Site of France`} type="url" />
      <LineInput
        source="values.external_links.shop_login"
        label={t`Login of the former shop`}
        type="url"
      />
    </>
  )
}

const bannerTexts = [
  { name: 'title', label: msg`Title of the cookie banner`, isLong: false },
  { name: 'text', label: msg`Text of the cookie banner`, isLong: true },
] as const

/** Texts of the cookie banner are grouped by language, unlike others. */
const BannerTexts = () => {
  const { t } = useLingui()
  const siteLanguages = useSiteLanguages()
  return (
    <>
      <Typography variant="subtitle2" component="h2">
        <Trans>Cookie banner</Trans>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        <Trans>An empty field shows the text of the shop.</Trans>
      </Typography>
      {bannerTexts.flatMap(({ name, label, isLong }) =>
        siteLanguages.map((language) => (
          <LineInput
            key={`${name} ${language}`}
            source={`values.privacy_policy_popup.${language}.${name}`}
            label={`${t(label)} (${t(languageNames[language])})`}
            {...(isLong && { multiline: true })}
          />
        )),
      )}
    </>
  )
}

/** Texts above pages and forms. */
export const NoticeFields = () => {
  const { t } = useLingui()
  return (
    <>
      <TranslatedInput
        source="values.site_notice"
        label={t`Notice above every page`}
        helperText={t`One sentence, such as holidays of the laboratory. Empty: no notice.`}
        maxLength={300}
      />
      <TranslatedInput
        source="values.signup_professional_text"
        label={t`Text above the registration form`}
        isMultiline
        maxLength={2_000}
      />
      <BannerTexts />
    </>
  )
}

/** What search engines show. */
export const SearchFields = () => {
  const { t } = useLingui()
  return (
    <>
      <TranslatedInput
        source="values.title_suffix"
        label={t`Name after the title of each page`}
        helperText={t`Such as “Contact – Laboratoire Trois-Sources” in a search result.`}
        maxLength={80}
      />
      <TranslatedInput
        source="values.seo_global_keywords"
        label={t`Search words of the whole site`}
        helperText={t`Separated by commas.`}
        isMultiline
        maxLength={500}
      />
      <SelectInput
        source="values.unknown_page"
        label={t`At an unknown address`}
        helperText={t`The page “Not found” helps people and search engines more.`}
        choices={[
          { id: 'not_found', name: t`Show the page “Not found”` },
          { id: 'redirect_home', name: t`Lead to the home page` },
        ]}
        isRequired
      />
    </>
  )
}

const requirable = [
  { form: 'contact', label: msg`Contact form`, fields: ['company', 'phone', 'message'] },
  { form: 'contest', label: msg`Contest form`, fields: ['company', 'phone', 'message'] },
  {
    form: 'webinar',
    label: msg`Webinar form`,
    fields: ['phone', 'profession', 'name_pharmacy', 'fph_gln_number', 'message'],
  },
] as const

const fieldLabels = {
  company: msg`Company`,
  phone: msg`Phone number`,
  message: msg`Message`,
  profession: msg`Profession`,
  name_pharmacy: msg`Name of the pharmacy or practice`,
  fph_gln_number: msg`FPH or GLN number`,
} as const

/** Required fields of the public forms. */
export const RequiredFields = () => {
  const { t } = useLingui()
  return (
    <>
      <BooleanInput
        source="values.newsletter_ticked"
        label={t`The newsletter is selected when a form opens`}
      />
      {requirable.map(({ form, label, fields }) => (
        <fieldset key={form} style={{ border: 0, padding: 0, margin: 0 }}>
          <Typography variant="subtitle2" component="legend">
            {t(label)}: <Trans>required beside name and e-mail</Trans>
          </Typography>
          {fields.map((field) => (
            <BooleanInput
              key={field}
              source={`values.${form}_required_fields.${field}`}
              label={t(fieldLabels[field])}
              helperText={false}
            />
          ))}
        </fieldset>
      ))}
    </>
  )
}

/** Languages and visits. */
export const StatisticsFields = () => {
  const { t } = useLingui()
  const inAllLanguages = languages.map((id) => ({ id, name: t(languageNames[id]) }))
  return (
    <>
      <CheckboxGroupInput
        source="values.offered_languages"
        label={t`Languages of the site`}
        helperText={t`Pages of other languages lead to the same page in another language. Their texts are kept.`}
        choices={inAllLanguages}
      />
      <SelectInput
        source="values.default_language"
        label={t`Language for all other visitors`}
        helperText={t`Shown to people whose browser wants none of the languages of the site.`}
        choices={inAllLanguages}
        isRequired
      />
      <SelectInput
        source="values.source_language"
        label={t`Pages are written first in`}
        helperText={t`The other languages are compared with it on the translation board.`}
        choices={inAllLanguages}
        isRequired
      />
      <SelectInput
        source="values.analytics.kind"
        label={t`Visits are counted by`}
        helperText={t`The shop’s own counter needs no consent and knows no persons.`}
        choices={[
          { id: 'own', name: t`The shop itself` },
          { id: 'matomo', name: 'Matomo' },
          { id: 'google', name: 'Google Analytics' },
        ]}
        isRequired
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.values?.analytics?.kind !== 'own' && (
            <>
              <LineInput
                source="values.analytics.id"
                label={t`Number of the site at the service`}
                helperText={t`Google: G-…; Matomo: a number.`}
              />
              <LineInput source="values.analytics.url" label={t`Address of Matomo`} type="url" />
              <LineInput source="values.analytics.conversion_id" label={t`Google Ads conversion`} />
            </>
          )
        }
      </FormDataConsumer>
    </>
  )
}
