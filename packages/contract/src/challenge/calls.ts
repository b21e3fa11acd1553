import { defineCalls, READ } from '../call.ts'
import { MEDIA_TYPES } from '../files.ts'
import type { challengeSchemas } from './schemas.ts'

/** The human check: whether a call would be challenged, the challenge script, and the proof. */
export const challengeCalls = /* @__PURE__ */ defineCalls<typeof challengeSchemas>(
  'challenge',
  { ...READ, access: 'public', openUnder: 'all' },
  {
    check: { path: 'bot-challenge', passive: true },
    script: { path: 'bot-challenge/script', passive: true, mediaTypes: [MEDIA_TYPES.js] },
    verify: { method: 'POST', path: 'bot-challenge/verify', writes: true, spectators: true, rateLimit: 30 },
  },
)
