import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

// Runs in the browser as a separate script: receives ALTCHA's messages and solves a challenge in the background.
handler({ deriveKey })
