import type { Messages } from '../messages/use-messages.ts'

/** Messages that every field shows next to its label. */
export const fieldMessages = {
  FieldLabel: {
    optional: ['(optional)', '(opcional)', '(facultatif)'],
  },
} satisfies Messages

/** Messages of a field with a limit. */
export const counterMessages = {
  FieldCounter: {
    charactersLeftOne: ['{count} character left', 'Queda {count} carácter', '{count} caractère restant'],
    charactersLeftOther: ['{count} characters left', 'Quedan {count} caracteres', '{count} caractères restants'],
  },
} satisfies Messages

/** Messages of a link that opens a new tab. */
export const newTabMessages = {
  NewTabHint: {
    opensInNewTab: ['(opens in a new tab)', '(se abre en otra pestaña)', '(s’ouvre dans un nouvel onglet)'],
  },
} satisfies Messages

/** Messages of the tones' icons. */
export const toneMessages = {
  Tone: {
    error: ['Error', 'Error', 'Erreur'],
    warning: ['Warning', 'Advertencia', 'Avertissement'],
    success: ['Success', 'Listo', 'Réussite'],
    information: ['Information', 'Información', 'Information'],
    news: ['New', 'Novedad', 'Nouveauté'],
  },
} satisfies Messages
