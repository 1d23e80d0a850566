import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import {
  Button,
  Checkbox,
  FormControlLabel,
  List,
  ListItem,
  ListItemText,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import {
  allRights,
  type MemberRights,
  memberOrderings,
} from '../../../domain/customer/member-rights.ts'
import { languages } from '../../../domain/language.ts'
import { orderingNames } from '../../../messages/account/people.ts'
import { useIsPermitted } from '../../access/session.ts'
import { api } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { dateText } from '../../i18n/swiss-time.ts'
import { ActionDialog } from '../../screen/confirm-dialog.tsx'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import { type Customer, nameOf } from '../customer.ts'

type Language = (typeof languages)[number]
type Invited = { email: string; firstName: string; lastName: string; language: Language }
type Edited = MemberRights & Partial<Invited> & { id?: string }

type FieldsProps = { edited: Edited; change: (changes: Partial<Edited>) => void }

const RightsFields = ({ edited, change }: FieldsProps) => {
  const { t } = useLingui()
  return (
    <>
      <TextField
        select
        label={t`Ordering`}
        value={edited.ordering}
        onChange={({ target }) =>
          change({ ordering: memberOrderings.find((one) => one === target.value) ?? 'no' })
        }
      >
        {memberOrderings.map((ordering) => (
          <MenuItem key={ordering} value={ordering}>
            {t(orderingNames[ordering])}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label={t`Sees all orders and invoices of the practice`}
        control={
          <Checkbox
            checked={edited.seesAllOrders}
            onChange={(_, seesAllOrders) => change({ seesAllOrders })}
          />
        }
      />
      <FormControlLabel
        label={t`Manages people and addresses`}
        control={
          <Checkbox
            checked={edited.managesPractice}
            onChange={(_, managesPractice) => change({ managesPractice })}
          />
        }
      />
    </>
  )
}

const InviteFields = ({ edited, change }: FieldsProps) => {
  const { t } = useLingui()
  return (
    <>
      <TextField
        required
        autoFocus
        type="email"
        label={t`E-mail`}
        value={edited.email ?? ''}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextField
        required
        label={t`First name`}
        value={edited.firstName ?? ''}
        onChange={({ target }) => change({ firstName: target.value })}
      />
      <TextField
        required
        label={t`Last name`}
        value={edited.lastName ?? ''}
        onChange={({ target }) => change({ lastName: target.value })}
      />
      <TextField
        select
        label={t`Language`}
        value={edited.language ?? ''}
        onChange={({ target }) =>
          change({ language: languages.find((one) => one === target.value) ?? 'fr' })
        }
      >
        {languages.map((language) => (
          <MenuItem key={language} value={language}>
            {t(languageNames[language])}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}

/** The people of the practice beside its own account (R48). */
export const CustomerPeople = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('customers.write')
  const [edited, setEdited] = useState<Edited>()
  const id = customer.id
  const loaded = useAnswer('/admin/accounts/{id}/members', { params: { path: { id } } })
  const change = (changes: Partial<Edited>) => setEdited((now) => now && { ...now, ...changes })
  const ofMember = (member: string) => ({ params: { path: { id, member } } })
  const save = async ({
    id: member,
    ordering,
    seesAllOrders,
    managesPractice,
    ...rest
  }: Edited) => {
    const rights = { ordering, seesAllOrders, managesPractice }
    const saved = member
      ? api.PUT('/admin/accounts/{id}/members/{member}', { ...ofMember(member), body: rights })
      : api.POST('/admin/accounts/{id}/members', {
          params: { path: { id } },
          body: {
            ...{ email: rest.email ?? '', firstName: rest.firstName ?? '' },
            ...{ lastName: rest.lastName ?? '', language: rest.language ?? 'fr', ...rights },
          },
        })
    return saved.finally(loaded.retry)
  }
  const invite = () =>
    setEdited({
      ...{ ...allRights, seesAllOrders: false, managesPractice: false },
      language: languages.find((one) => one === customer.language) ?? 'fr',
    })
  const isComplete = edited?.id || (edited?.email && edited.firstName && edited.lastName)
  return (
    <>
      <Typography sx={{ px: 2, pt: 2 }}>
        {t`People with a login of their own who order for this customer. The account itself has all rights.`}
      </Typography>
      <LoadedPart loaded={loaded}>
        {(members) => (
          <List disablePadding>
            {members.map((member) => {
              const name = nameOf(member)
              const day = member.lastSeenAt && dateText(member.lastSeenAt)
              const facts = [
                t(orderingNames[member.ordering]),
                ...(member.seesAllOrders ? [t`sees all orders`] : []),
                ...(member.managesPractice ? [t`manages people and addresses`] : []),
                ...(day ? [t`last active on ${day}`] : []),
              ]
              return (
                <ListItem key={member.id} divider sx={{ flexWrap: 'wrap', gap: 1 }}>
                  <ListItemText
                    sx={{ minWidth: '14rem' }}
                    primary={`${name}, ${member.email}`}
                    secondary={facts.join(', ')}
                  />
                  {mayWrite && (
                    <>
                      <Button
                        size="small"
                        aria-label={t`Change the rights of ${name}`}
                        onClick={() =>
                          setEdited({
                            ...{ id: member.id, ordering: member.ordering },
                            seesAllOrders: member.seesAllOrders,
                            managesPractice: member.managesPractice,
                          })
                        }
                      >
                        {t`Change`}
                      </Button>
                      <ConfirmedButton
                        label={t`Invite again`}
                        aria-label={t`Invite ${name} again`}
                        action={() =>
                          api.POST(
                            '/admin/accounts/{id}/members/{member}/invitation',
                            ofMember(member.id),
                          )
                        }
                        done={t`The invitation has been sent.`}
                      />
                      <ConfirmedButton
                        label={t`Remove`}
                        aria-label={t`Remove ${name}`}
                        color="error"
                        question={{
                          title: t`Remove ${name}?`,
                          content: t`The person is logged out at once and can no longer log in. Orders and shared lists stay.`,
                          confirm: t`Remove the person`,
                        }}
                        action={() =>
                          api
                            .DELETE('/admin/accounts/{id}/members/{member}', ofMember(member.id))
                            .finally(loaded.retry)
                        }
                        done={t`The person has been removed.`}
                      />
                    </>
                  )}
                </ListItem>
              )
            })}
          </List>
        )}
      </LoadedPart>
      {mayWrite && (
        <Button startIcon={<AddIcon />} sx={{ m: 1 }} onClick={invite}>
          {t`Invite a person`}
        </Button>
      )}
      {edited && (
        <ActionDialog
          isForm
          title={edited.id ? t`Change the rights` : t`Invite a person`}
          content={
            <>
              {!edited.id && <InviteFields edited={edited} change={change} />}
              <RightsFields edited={edited} change={change} />
            </>
          }
          confirm={edited.id ? t`Save the rights` : t`Send the invitation`}
          isReady={Boolean(isComplete)}
          action={() => save(edited)}
          done={edited.id ? t`The rights have been changed.` : t`The invitation has been sent.`}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
