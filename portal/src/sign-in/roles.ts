import type { MessageId } from '../messages/intl.tsx'

/** Roles of demo accounts, by the server's key. */
export const ROLE_TEXTS: Readonly<Record<string, MessageId>> = {
  superAdmin: 'signIn.role.superAdmin',
  spectator: 'signIn.role.spectator',
  merchant: 'signIn.role.merchant',
  protection: 'signIn.role.protection',
  newHire: 'signIn.role.newHire',
  admin: 'signIn.role.admin',
  user: 'signIn.role.user',
  agent: 'signIn.role.agent',
  agentMulti: 'signIn.role.agentMulti',
  basicAdmin: 'signIn.role.basicAdmin',
  basic: 'signIn.role.basic',
  founder: 'signIn.role.founder',
  charter: 'signIn.role.charter',
  account: 'signIn.role.account',
  pending: 'signIn.role.pending',
  blocked: 'signIn.role.blocked',
  invited: 'signIn.role.invited',
  nda: 'signIn.role.nda',
}
