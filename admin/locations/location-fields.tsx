import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { required, useNotify } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Coordinates } from '../../domain/locations/map-location.ts'
import { createPlaces, findPlaces, readAddressEnd } from '../../domain/locations/places.ts'
import { mapCategoryNames } from '../../messages/map/map-categories.ts'
import { api } from '../api/client.ts'
import type { RecordFields } from '../api/resources.ts'
import { namedChoices } from '../screen/choices.tsx'
import { inputsOf } from '../screen/inputs.ts'

const { NumberInput, SelectInput, TextInput } = inputsOf<RecordFields<'locations'>>()

/**
 * The middle of the town of an address, from the locations of the public map: no address leaves the
 * laboratory. Undefined if the address has no town, or no location is near.
 */
const findTown = async (address: string) => {
  const end = readAddressEnd(address)
  if (!end) return undefined
  const { data } = await api.GET('/tables/Map').catch(() => ({ data: undefined }))
  if (!data) return undefined
  const places = createPlaces(data.records.map(({ fields }) => fields))
  return findPlaces(places, `${end.postcode} ${end.town}`, 1)[0]
}

const LocationMap = lazy(() => import('./location-map.tsx'))

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Precision of a stored coordinate: 10 cm. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** The pin, by mouse on the map or by key through coordinates and address. */
const Position = () => {
  const { t } = useLingui()
  const notify = useNotify()
  const { setValue } = useFormContext()
  const [latitude, longitude, address] = useWatch({ name: ['latitude', 'longitude', 'address'] })
  const [isSearching, setSearching] = useState(false)
  const point = isNumber(latitude) && isNumber(longitude) ? { latitude, longitude } : undefined
  const setPoint = (next: Coordinates) => {
    for (const name of ['latitude', 'longitude'] as const)
      setValue(name, rounded(next[name]), { shouldDirty: true, shouldValidate: true })
  }
  const placeAtTown = async () => {
    setSearching(true)
    const town = await findTown(String(address ?? '')).catch(() => undefined)
    setSearching(false)
    if (!town) return notify(t`The town of this address is not known. Set the pin on the map.`)
    setPoint(town)
    notify(t`The pin is in the middle of ${town.label}. Move it to the house.`)
  }
  return (
    <Box component="section" aria-label={t`Position`} sx={{ width: '100%' }}>
      <Typography variant="h6" component="h2">
        {t`Position`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        <Trans>
          Click on the map or drag the pin. If you do not use a mouse, enter the coordinates or
          start from the town of the address.
        </Trans>
      </Typography>
      <Suspense fallback={<Box sx={{ height: 360 }} />}>
        <LocationMap point={point} onChange={setPoint} />
      </Suspense>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start', mt: 2 }}>
        <NumberInput source="latitude" label={t`Latitude`} validate={required()} step={0.0001} />
        <NumberInput source="longitude" label={t`Longitude`} validate={required()} step={0.0001} />
        <Button variant="outlined" onClick={placeAtTown} disabled={!address || isSearching}>
          {t`Go to the town of the address`}
        </Button>
      </Box>
    </Box>
  )
}

/** The fields of a location. */
export const LocationFields = () => {
  const { t } = useLingui()
  const category = useWatch({ name: 'category' })
  const limit = (maxLength: number) => ({ htmlInput: { maxLength } })
  return (
    <Stack spacing={2} sx={{ width: '100%', '& > .MuiFormControl-root': { maxWidth: '40rem' } }}>
      <TextInput
        source="name"
        fullWidth
        label={t`Name`}
        validate={required()}
        slotProps={limit(120)}
      />
      <SelectInput
        source="category"
        fullWidth
        label={t`Category`}
        validate={required()}
        choices={namedChoices(mapCategoryNames)}
      />
      {category === 'Other therapist' && (
        <TextInput
          source="function"
          fullWidth
          label={t`Function`}
          helperText={t`Such as kinesiologist; shown below the name.`}
          slotProps={limit(120)}
        />
      )}
      <TextInput
        source="address"
        fullWidth
        label={t`Address`}
        validate={required()}
        helperText={t`In one line, with postcode and town at the end: Rue du Lac 4, 1003 Lausanne`}
        slotProps={limit(200)}
      />
      <TextInput
        source="website"
        fullWidth
        label={t`Website`}
        helperText={t`Such as www.example.ch; may be empty.`}
        slotProps={limit(200)}
      />
      <Position />
    </Stack>
  )
}
