import { Trans, useLingui } from '@lingui/react/macro'
import OpenIcon from '@mui/icons-material/OpenInNew'
import { Alert, Button, Stack } from '@mui/material'
import { Title, useNotify } from 'react-admin'
import { useParams } from 'react-router'
import type { OptionGroup } from '../../../domain/options/option-group.ts'
import {
  isOptionGroup,
  type OptionGroupName,
  optionGroups,
  optionsOf,
} from '../../../domain/options/site-options.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { mayUseOptions, useSession } from '../../access/session.ts'
import { reloadSiteLanguages } from '../../access/site-languages.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { EditScreen } from '../../screen/edit-screen.tsx'
import { Muted } from '../../screen/facts.tsx'
import { RecordForm } from '../../screen/record-form.tsx'
import { FormFields } from '../form-fields.tsx'
import { OptionInput } from './option-field.tsx'

const OptionGroupForm = ({ name }: { name: OptionGroupName }) => {
  const { t } = useLingui()
  const group: OptionGroup = optionGroups[name]
  const notify = useNotify()
  const onLanguagesSaved = async () => {
    notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
    await reloadSiteLanguages()
  }
  return (
    <EditScreen
      resource="options"
      id={name}
      redirect={false}
      title={<Title title={t(group.label)} />}
      mutationOptions={name === 'site' ? { onSuccess: onLanguagesSaved } : {}}
    >
      <RecordForm sx={{ maxWidth: 900 }}>
        <Stack
          direction="row"
          sx={{
            width: '100%',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            mb: 2,
            flexWrap: 'wrap',
          }}
        >
          <Muted>{t`Shown here: ${t(group.shownAt)}`}</Muted>
          {group.page && (
            <Button
              size="small"
              href={addressOf(currentLanguage(), group.page)}
              target="_blank"
              rel="noopener"
              endIcon={<OpenIcon />}
            >
              {t`See it on the site`}
            </Button>
          )}
        </Stack>
        <FormFields>
          {Object.entries(optionsOf(name)).map(([option, declared]) => (
            <OptionInput key={option} name={option} option={declared} />
          ))}
        </FormFields>
      </RecordForm>
    </EditScreen>
  )
}

/** The form of a group of settings. */
export const OptionEdit = () => {
  const { id } = useParams()
  const session = useSession()
  if (!session || !isOptionGroup(id)) return null
  return mayUseOptions(session, id) ? (
    <OptionGroupForm key={id} name={id} />
  ) : (
    <Alert severity="info">
      <Trans>Only administrators can see and change this.</Trans>
    </Alert>
  )
}
