/** The schema language of forms; nothing else in the portal brings it in. */
export * as z from 'zod'
