import type { Messages } from '../../messages/use-messages.ts'

/** Messages of ErrorSummary. */
export const errorSummaryMessages = {
  ErrorSummary: {
    fieldsWrongOne: [
      '{count} field needs your attention',
      'Revisa {count} campo',
      '{count} champ requiert votre attention',
    ],
    fieldsWrongOther: [
      '{count} fields need your attention',
      'Revisa {count} campos',
      '{count} champs requièrent votre attention',
    ],
  },
} satisfies Messages
