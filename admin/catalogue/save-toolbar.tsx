import { SaveButton, Toolbar } from 'react-admin'

/** Saves only: what orders name is hidden, never deleted. */
export const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)
