import type { Messages } from '../../messages/use-messages.ts'

/** What ErrorSummary says itself. */
export const errorSummaryMessages = {
  ErrorSummary: {
    fieldsWrongOne: [
      '{count} field needs your attention',
      '{count} campo necesita tu atención',
      '{count} champ requiert votre attention',
    ],
    fieldsWrongOther: [
      '{count} fields need your attention',
      '{count} campos necesitan tu atención',
      '{count} champs requièrent votre attention',
    ],
  },
} satisfies Messages
