import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type {
  MixtureDraft,
  NamedRemedy,
  OfferedDilutions,
} from '../../../../domain/mixture/draft.ts'
import {
  mixtureScales,
  type SubstanceType,
  substanceTypes,
} from '../../../../domain/mixture/substance.ts'
import { substanceTypeNames } from '../../../../messages/shop/substances.ts'
import { Spinner } from '../../../../ui/spinner.tsx'
import { DilutionChoice } from '../../homeopathy/dilution-choice.tsx'
import { remedyLists } from '../../picker/fetched-lists.ts'
import { loadPickerCombobox, Picker } from '../../picker/picker.tsx'
import { RadioCards, ScaleCard } from '../../selector/choice-cards.tsx'
import { ChosenField, StepNotes } from '../../selector/step-frame.tsx'
import type { PickableRemedy } from '../../sized/pickable-remedy.ts'
import type { Actions } from '../use-builder.ts'
import type { TypedPotency } from './substance-combobox.tsx'
import { type ListAddresses, plantLists } from './substance-lists.ts'

type SubstancePickerProps = {
  type: SubstanceType
  /** The address of the type's list. */
  url: string
  takesFocus: boolean
  /** `typed`: the potency that was typed with the name. */
  onChoose: (remedy: NamedRemedy, typed?: TypedPotency) => void
}

const loadSubstanceCombobox = async () =>
  (await import('./substance-combobox.tsx')).SubstanceCombobox

/** The search for a substance of a type; plants are also found by their Latin name. */
const SubstancePicker = ({ type, url, takesFocus, onChoose }: SubstancePickerProps) =>
  type === 'Homeopathy' ? (
    <Picker
      source={{ url, lists: remedyLists }}
      label={<Trans>Name or abbreviation</Trans>}
      loadCombobox={loadSubstanceCombobox}
      takesFocus={takesFocus}
      onChoose={({ id, name }, typed) => onChoose({ id, name }, typed)}
    />
  ) : (
    <Picker
      key={url}
      source={{ url, lists: plantLists }}
      label={<Trans>Name</Trans>}
      loadCombobox={loadPickerCombobox<PickableRemedy>}
      takesFocus={takesFocus}
      onChoose={({ id, label }) => onChoose({ id, name: label })}
    />
  )

type Props = {
  draft: MixtureDraft
  /** The dilutions offered for the remedy; undefined until the list is loaded. */
  offered: OfferedDilutions | undefined
  addresses: ListAddresses
  change: Actions['change']
}

const Group = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-sm font-semibold">{title}</legend>
    {children}
  </fieldset>
)

const types = substanceTypes.map((value) => ({ value, available: true }))

const ScaleChoice = ({ draft, offered, change }: Props & { offered: OfferedDilutions }) => {
  const { t } = useLingui()
  const { key, scale } = draft
  const name = `scale-${key}`
  const closed = mixtureScales.filter((value) => offered[value].length === 0)
  const names = closed.join(', ')
  const choices = mixtureScales.map((value) => ({ value, available: !closed.includes(value) }))
  return (
    <Group title={t`Scale`}>
      <RadioCards
        name={name}
        choices={choices}
        notes={[{ values: closed }]}
        chosen={scale}
        onChoose={(value) => change({ type: 'choose-scale', key, scale: value })}
        className="grid-cols-2"
      >
        {(value) => <ScaleCard scale={value} offered={offered[value]} />}
      </RadioCards>
      {closed.length > 0 && (
        <StepNotes id={name} lines={[{ text: t`Not available in ${names}.` }]} />
      )}
    </Group>
  )
}

const Preparation = (props: Props) => {
  const { t } = useLingui()
  const { draft, offered, change } = props
  const { key, scale, dilution } = draft
  if (!offered) return <Spinner label={t`Loading the remedies…`} />
  return (
    <>
      <ScaleChoice {...props} offered={offered} />
      {scale && (
        <Group title={t`Dilution`}>
          <DilutionChoice
            scale={scale}
            offered={offered[scale]}
            chosen={dilution}
            onChoose={(value) => change({ type: 'choose-dilution', key, dilution: value })}
          />
        </Group>
      )}
    </>
  )
}

/** The fields of a substance: type, remedy and, in homeopathy, scale and dilution. */
export const SubstanceFields = (props: Props) => {
  const { t } = useLingui()
  const { draft, addresses, change } = props
  const { key, type, remedy } = draft
  const [isRestarted, setIsRestarted] = useState(false)
  const clearRemedy = () => {
    setIsRestarted(true)
    change({ type: 'clear-remedy', key })
  }
  const chooseRemedy = (chosen: NamedRemedy, typed?: TypedPotency) => {
    change({ type: 'choose-remedy', key, remedy: chosen })
    if (!typed) return
    change({ type: 'choose-scale', key, scale: typed.scale })
    change({ type: 'choose-dilution', key, dilution: typed.dilution })
  }
  return (
    <div className="grid gap-5">
      <Group title={t`Type`}>
        <RadioCards
          name={`type-${key}`}
          choices={types}
          chosen={type}
          onChoose={(substance) => change({ type: 'choose-type', key, substance })}
          className="sm:grid-cols-3"
        >
          {(value) => (
            <span className="font-medium hyphens-auto">{t(substanceTypeNames[value])}</span>
          )}
        </RadioCards>
      </Group>
      {type && (
        <Group title={t`Substance`}>
          {remedy ? (
            <ChosenField name={remedy.name} onClear={clearRemedy} />
          ) : (
            <SubstancePicker
              key={type}
              type={type}
              url={addresses[type]}
              takesFocus={isRestarted}
              onChoose={chooseRemedy}
            />
          )}
        </Group>
      )}
      {type === 'Homeopathy' && remedy && <Preparation {...props} />}
    </div>
  )
}
