import type { Words } from '../../messages/words.ts'

/** What Stepper says of its steps to those who do not see them. */
export const stepperWords = {
  Stepper: {
    stepDone: ['Completed', 'Completado', 'Terminé'],
    stepFailed: ['Failed', 'Con error', 'En échec'],
  },
} satisfies Words
