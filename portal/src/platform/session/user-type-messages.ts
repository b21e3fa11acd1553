import type { ClientUserType } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** Names of accounts by the type of their company. */
export const USER_TYPE_MESSAGES: Readonly<Record<ClientUserType, MessageId>> = {
  Supplier: 'userType.supplier',
  'Third Party User': 'userType.thirdParty',
  'Basic Vendor': 'userType.basicVendor',
  'Basic Third Party Agency': 'userType.basicThirdParty',
  Account: 'userType.account',
  Unknown: 'userType.unknown',
}
