import { config } from 'zod'

// Left to itself, zod compiles code as it goes, which the content security policy forbids.
config({ jitless: true })

/** The schema language of forms; nothing else in the portal brings it in. */
export * as z from 'zod'
