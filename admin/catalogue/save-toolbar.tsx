import { SaveButton, Toolbar } from 'react-admin'
import { FormGuard } from '../screen/conflict/form-guard.tsx'

/** Saves only: what orders name is hidden, never deleted. Guards what is typed in tabs. */
export const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
    <FormGuard />
  </Toolbar>
)
