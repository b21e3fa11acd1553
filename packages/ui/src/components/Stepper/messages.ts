import type { Messages } from '../../messages/use-messages.ts'

/** Accessible names of Stepper's steps. */
export const stepperMessages = {
  Stepper: {
    stepDone: ['Completed', 'Completado', 'Terminé'],
    stepFailed: ['Failed', 'Con error', 'En échec'],
  },
} satisfies Messages
