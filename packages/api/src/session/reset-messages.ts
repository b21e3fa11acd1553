import type { Locale } from '@tessera/contract'

interface Texts {
  subject: string
  body: string
}

/**
 * The email with the link that sets a password. Its placeholders are `{name}`, `{productName}`, `{link}` and
 * `{minutes}`.
 */
export const RESET_MESSAGES: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: 'Set a new {productName} password',
    body: `Hello {name},

Someone, probably you, asked for a new password for your {productName} account. Set it here within {minutes} minutes. The link works once:

{link}

If it wasn’t you, ignore this email. Your password stays the same.

The {productName} team
`,
  },
  'es-MX': {
    subject: 'Crea una nueva contraseña de {productName}',
    body: `Hola, {name}:

Alguien, probablemente tú, solicitó una nueva contraseña para tu cuenta de {productName}. Créala aquí en los próximos {minutes} minutos; el enlace funciona una sola vez:

{link}

Si no fuiste tú, ignora este correo. Tu contraseña no cambia.

El equipo de {productName}
`,
  },
  'fr-CA': {
    subject: 'Définissez un nouveau mot de passe {productName}',
    body: `Bonjour {name},

Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour votre compte {productName}. Définissez-le dans les {minutes} prochaines minutes; ce lien ne fonctionne qu’une fois :

{link}

Si ce n’était pas vous, ignorez ce courriel. Votre mot de passe reste le même.

L’équipe {productName}
`,
  },
}
