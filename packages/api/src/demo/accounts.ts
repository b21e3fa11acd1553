/** The password of every demo account; it works only on a development server. */
export const DEMO_PASSWORD = 'demo-portal-2026'

/** The demo accounts in display order; `role` is the key of the login page's description. */
export const DEMO_ACCOUNTS = [
  { loginId: 'super@scintilla.example', role: 'superAdmin' },
  { loginId: 'spectator@scintilla.example', role: 'spectator' },
  { loginId: 'merchant@scintilla.example', role: 'merchant' },
  { loginId: 'protection@scintilla.example', role: 'protection' },
  { loginId: 'newhire@scintilla.example', role: 'newHire' },
  { loginId: 'admin@brightfoods.example', role: 'admin' },
  { loginId: 'user@brightfoods.example', role: 'user' },
  { loginId: 'agent@northbridge.example', role: 'agent' },
  { loginId: 'agent.multi@northbridge.example', role: 'agentMulti' },
  { loginId: 'basic.admin@smallfarm.example', role: 'basicAdmin' },
  { loginId: 'basic@smallfarm.example', role: 'basic' },
  { loginId: 'founder@greenvalley.example', role: 'founder' },
  { loginId: 'charter@orchard.example', role: 'charter' },
  { loginId: 'account@harborline.example', role: 'account' },
  { loginId: 'pending@brightfoods.example', role: 'pending' },
  { loginId: 'blocked@brightfoods.example', role: 'blocked' },
  { loginId: 'invited@brightfoods.example', role: 'invited' },
  { loginId: 'nda@northbridge.example', role: 'nda' },
  { loginId: 'admin@campoverde.example', role: 'admin' },
  { loginId: 'user@campoverde.example', role: 'user' },
  { loginId: 'admin@erable.example', role: 'admin' },
  { loginId: 'user@erable.example', role: 'user' },
] as const
