import type { Messages } from '../../messages/use-messages.ts'

/** What Stepper says of its steps to those who do not see them. */
export const stepperMessages = {
  Stepper: {
    stepDone: ['Completed', 'Completado', 'Terminé'],
    stepFailed: ['Failed', 'Con error', 'En échec'],
  },
} satisfies Messages
