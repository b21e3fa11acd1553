import type { ClientUserType } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** Account names by company type. */
export const USER_TYPE_MESSAGES: Readonly<Record<ClientUserType, MessageId>> = {
  Supplier: 'userType.supplier',
  'Third Party User': 'userType.thirdParty',
  'Basic Vendor': 'userType.basicVendor',
  'Basic Third Party Agency': 'userType.basicThirdParty',
  Account: 'userType.account',
  Unknown: 'userType.unknown',
}
