import type { Words } from '../messages/words.ts'

/** What every field says beside its label. */
export const fieldWords = {
  FieldLabel: {
    optional: ['(optional)', '(opcional)', '(facultatif)'],
  },
} satisfies Words

/** What a field with a limit says under it. */
export const counterWords = {
  FieldCounter: {
    charactersLeftOne: ['{count} character left', 'Queda {count} carácter', '{count} caractère restant'],
    charactersLeftOther: ['{count} characters left', 'Quedan {count} caracteres', '{count} caractères restants'],
  },
} satisfies Words

/** What a link that opens a new tab says. */
export const newTabWords = {
  NewTabHint: {
    opensInNewTab: ['(opens in a new tab)', '(se abre en otra pestaña)', '(s’ouvre dans un nouvel onglet)'],
  },
} satisfies Words

/** What the drawing of a tone says. */
export const toneWords = {
  Tone: {
    error: ['Error', 'Error', 'Erreur'],
    warning: ['Warning', 'Advertencia', 'Avertissement'],
    success: ['Success', 'Listo', 'Réussite'],
    information: ['Information', 'Información', 'Information'],
    news: ['New', 'Novedad', 'Nouveauté'],
  },
} satisfies Words
