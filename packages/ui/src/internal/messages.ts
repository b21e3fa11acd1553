import type { Messages } from '../messages/use-messages.ts'

/** What every field says beside its label. */
export const fieldMessages = {
  FieldLabel: {
    optional: ['(optional)', '(opcional)', '(facultatif)'],
  },
} satisfies Messages

/** What a field with a limit says under it. */
export const counterMessages = {
  FieldCounter: {
    charactersLeftOne: ['{count} character left', 'Queda {count} carácter', '{count} caractère restant'],
    charactersLeftOther: ['{count} characters left', 'Quedan {count} caracteres', '{count} caractères restants'],
  },
} satisfies Messages

/** What a link that opens a new tab says. */
export const newTabMessages = {
  NewTabHint: {
    opensInNewTab: ['(opens in a new tab)', '(se abre en otra pestaña)', '(s’ouvre dans un nouvel onglet)'],
  },
} satisfies Messages

/** What the drawing of a tone says. */
export const toneMessages = {
  Tone: {
    error: ['Error', 'Error', 'Erreur'],
    warning: ['Warning', 'Advertencia', 'Avertissement'],
    success: ['Success', 'Listo', 'Réussite'],
    information: ['Information', 'Información', 'Information'],
    news: ['New', 'Novedad', 'Nouveauté'],
  },
} satisfies Messages
