import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { Title, useRecordContext, useSimpleFormIteratorItem } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { isLanguage, type Language } from '../../domain/language.ts'
import { labelled } from '../../messages/labelled.ts'
import { useIsPermitted } from '../access/session.ts'
import { sectionLabel } from '../i18n/i18n.ts'
import { languageNames } from '../i18n/language-names.ts'
import { MediaInput } from '../media/media-choice.tsx'
import { EditScreen } from '../screen/edit-screen.tsx'
import { inputsOf } from '../screen/inputs.ts'
import { ItemList } from '../screen/item-list.tsx'
import { RecordForm, SaveToolbar } from '../screen/record-form.tsx'
import { type Downloads, toSent, withFileIds } from './download-record.ts'
import { FormFields } from './form-fields.tsx'

const { ArrayInput, TextInput } = inputsOf<Downloads>()
const item = inputsOf<Downloads['page']['documents'][number]>()

const toText = (text: string | null) => text ?? ''

const DocumentInput = () => {
  const { t } = useLingui()
  const { index } = useSimpleFormIteratorItem()
  const file = useWatch({ name: `page.documents.${index}.file` })
  return (
    <MediaInput
      source="fileId"
      label={t`File`}
      kind="document"
      stores="id"
      otherName={file?.name}
    />
  )
}

const OrderFormInput = () => {
  const { t } = useLingui()
  const downloads = useRecordContext<Downloads>()
  return (
    <MediaInput
      source="orderForm.fileId"
      label={t`Order form file`}
      kind="document"
      stores="id"
      otherName={downloads?.orderForm.file?.name}
    />
  )
}

const DownloadFields = () => {
  const { t } = useLingui()
  return (
    <>
      <Typography variant="h6" component="h2" gutterBottom>
        {t`Files`}
      </Typography>
      <TextInput source="page.title" label={t`Title`} parse={toText} />
      <TextInput source="page.text" label={t`Text above the files`} multiline parse={toText} />
      <ArrayInput source="page.documents" label={t`Files, in the sequence of the page`}>
        <ItemList addLabel={t`Add a file`}>
          <item.TextInput
            source="label"
            label={t`File name for visitors`}
            isRequired
            parse={toText}
          />
          <item.SelectInput
            source="audience"
            label={t`Who sees it`}
            defaultValue="everyone"
            choices={[
              { id: 'everyone', name: t`Everyone with an account` },
              { id: 'may-order', name: t`Accounts that may order` },
            ]}
            isRequired
          />
          <DocumentInput />
        </ItemList>
      </ArrayInput>
      <Typography variant="h6" component="h2" gutterBottom sx={{ mt: 3 }}>
        {t`Order form`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t`Only accounts that may order with the form see it. Without a title it is hidden.`}
      </Typography>
      <TextInput source="orderForm.title" label={t`Order form title`} parse={toText} />
      <TextInput source="orderForm.text" label={t`Order form text`} multiline parse={toText} />
      <TextInput source="orderForm.label" label={t`Link text`} parse={toText} />
      <OrderFormInput />
    </>
  )
}

const DownloadsForm = ({ language }: { language: Language }) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('options.write')
  return (
    <EditScreen<Downloads>
      resource="downloads"
      id={language}
      redirect={false}
      title={
        <Title title={t(labelled(sectionLabel('downloads') ?? '', t(languageNames[language])))} />
      }
      transform={(data: Downloads) => toSent(data)}
      queryOptions={{ select: withFileIds }}
    >
      <RecordForm sx={{ maxWidth: 900 }} toolbar={mayWrite ? <SaveToolbar /> : false}>
        <FormFields>
          <DownloadFields />
        </FormFields>
      </RecordForm>
    </EditScreen>
  )
}

/** The downloads of professionals in a language. */
export const DownloadEdit = () => {
  const { id } = useParams()
  return isLanguage(id) ? <DownloadsForm key={id} language={id} /> : null
}
