import { Trans, useLingui } from '@lingui/react/macro'
import OpenIcon from '@mui/icons-material/OpenInNew'
import { Alert, Button, Stack, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { Edit, SaveButton, SimpleForm, Title, Toolbar } from 'react-admin'
import { useParams } from 'react-router'
import { addressOf } from '../../domain/page/address.ts'
import { isPermitted, useSession } from '../access/session.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { ContactFields } from './contact-fields.tsx'
import { FormFields } from './form-fields.tsx'
import { isOptionGroup, type OptionGroupName, optionGroups } from './option-groups.ts'
import { OrderFields } from './order-fields.tsx'
import {
  LinkFields,
  NoticeFields,
  RequiredFields,
  SearchFields,
  StatisticsFields,
} from './site-fields.tsx'

const fields: Record<OptionGroupName, ComponentType> = {
  contact: ContactFields,
  links: LinkFields,
  notices: NoticeFields,
  search: SearchFields,
  forms: RequiredFields,
  orders: OrderFields,
  site: StatisticsFields,
}

const OptionGroupForm = ({ name }: { name: OptionGroupName }) => {
  const { t } = useLingui()
  const session = useSession()
  const group = optionGroups[name]
  const Fields = fields[name]
  const isForAdministrators = 'isForAdministrators' in group
  const mayWrite =
    isPermitted(session, 'options.write') &&
    (!isForAdministrators || session?.role === 'administrator')
  return (
    <Edit
      resource="options"
      id={name}
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      title={<Title title={t(group.label)} />}
    >
      <SimpleForm
        sx={{ maxWidth: 900 }}
        toolbar={
          mayWrite ? (
            <Toolbar>
              <SaveButton />
            </Toolbar>
          ) : (
            false
          )
        }
      >
        <Stack
          direction="row"
          sx={{ width: '100%', justifyContent: 'space-between', gap: 2, mb: 2, flexWrap: 'wrap' }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>Shown here: {t(group.shownAt)}</Trans>
          </Typography>
          <Button
            size="small"
            href={addressOf(currentLanguage(), group.page)}
            target="_blank"
            rel="noopener"
            endIcon={<OpenIcon />}
          >
            <Trans>See it on the site</Trans>
          </Button>
        </Stack>
        {!mayWrite && (
          <Alert severity="info" sx={{ mb: 2 }}>
            <Trans>Only administrators can change this.</Trans>
          </Alert>
        )}
        <FormFields>
          <Fields />
        </FormFields>
      </SimpleForm>
    </Edit>
  )
}

/** The form of a group of settings. */
export const OptionEdit = () => {
  const { id } = useParams()
  return isOptionGroup(id) ? <OptionGroupForm key={id} name={id} /> : null
}
