import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useState } from 'react'
import { mixtureText } from '../../domain/quick-order/lines/mixture-text.ts'
import { MixtureChoice } from '../catalogue/simulator/mixture-choice.tsx'
import { currentLanguage } from '../i18n/i18n.ts'
import { useShopTexts } from '../i18n/site-texts.ts'
import { ConfirmDialog } from '../screen/confirm-dialog.tsx'

/** Builds a mixture and adds its line to the text of the order. */
export const AddMixture = ({ onAdd }: { onAdd: (line: string) => void }) => {
  const { t } = useLingui()
  const shop = useShopTexts()
  const [isOpen, setOpen] = useState(false)
  const [line, setLine] = useState('')
  if (!shop) return null
  return (
    <>
      <Button size="small" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t`Add a mixture`}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t`Mixture`}
          maxWidth="md"
          content={
            <MixtureChoice
              shop={shop}
              onChange={(request, mixture) =>
                setLine(request ? mixtureText(mixture, currentLanguage()) : '')
              }
            />
          }
          confirm={t`Add the mixture`}
          isReady={line !== ''}
          onConfirm={() => {
            onAdd(line)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
