import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CreateButton } from 'react-admin'
import { useIsPermitted } from '../access/session.ts'
import { DayField, TimeField, UnsortedCol } from '../screen/columns.tsx'
import { ListScreen } from '../screen/list-screen.tsx'

const Col = UnsortedCol<'journal-batches'>

/** The exports of the journal, the newest first. */
export const JournalBatchList = () => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('payments.write')
  return (
    <ListScreen
      actions={mayWrite && <CreateButton label={t`Export the journal`} />}
      rowClick="show"
      nothing={t`Nothing has been exported yet. Enter your accounts under “Site settings”, then export with the button above: you see the sums before.`}
    >
      <Col source="number" label={t`Export`} render={({ number }) => t`Export ${number}`} />
      <Col source="until" label={t`Until`} field={DayField} />
      <Col
        source="bookings"
        label={t`Bookings`}
        align="right"
        render={({ bookings }) => t`${plural(bookings, { one: '# booking', other: '# bookings' })}`}
      />
      <Col source="createdAt" label={t`Exported`} field={TimeField} />
      <Col source="author" label={t`Exported by`} />
    </ListScreen>
  )
}
