import { msg } from '@lingui/core/macro'

/** Why a change of the delivery addresses was refused. */
export const deliveryRefusalMessages = {
  'address-unknown': msg`This shipping address no longer exists.`,
  'address-name-used': msg`Another shipping address has this name.`,
  'too-many-addresses': msg`You can store up to 50 shipping addresses.`,
}
