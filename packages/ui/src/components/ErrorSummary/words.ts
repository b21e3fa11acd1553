import type { Words } from '../../messages/words.ts'

/** What ErrorSummary says itself. */
export const errorSummaryWords = {
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
} satisfies Words
