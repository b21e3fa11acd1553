import type { Locale } from '@tessera/contract'

interface Texts {
  subject: string
  /** One text for a link that sets a password, and one for an external identity provider. */
  body: { password: string; signIn: string }
}

/** The invitation email; `{name}`, `{companyName}`, `{productName}`, `{link}` and `{days}` are placeholders. */
export const INVITATION_MESSAGES: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: 'You’re invited to use {productName}',
    body: {
      password: `Hello {name},

{companyName} invites you to use {productName}. Set your password here within {days} days. The link works once:

{link}

Then complete your registration so that we can set up your products. If you didn’t expect this invitation, ignore this email.

The {productName} team
`,
      signIn: `Hello {name},

{companyName} invites you to use {productName}. Log in here within {days} days:

{link}

Then complete your registration so that we can set up your products. If you didn’t expect this invitation, ignore this email.

The {productName} team
`,
    },
  },
  'es-MX': {
    subject: 'Te invitamos a usar {productName}',
    body: {
      password: `Hola, {name}:

{companyName} te invita a usar {productName}. Crea tu contraseña aquí en los próximos {days} días; el enlace funciona una sola vez:

{link}

Después completa tu registro y prepararemos tus productos. Si no esperabas esta invitación, ignora este correo.

El equipo de {productName}
`,
      signIn: `Hola, {name}:

{companyName} te invita a usar {productName}. Inicia sesión aquí en los próximos {days} días:

{link}

Después completa tu registro y prepararemos tus productos. Si no esperabas esta invitación, ignora este correo.

El equipo de {productName}
`,
    },
  },
  'fr-CA': {
    subject: 'Votre invitation à {productName}',
    body: {
      password: `Bonjour {name},

{companyName} vous donne accès à {productName}. Définissez votre mot de passe dans les {days} prochains jours; ce lien ne fonctionne qu’une fois :

{link}

Terminez ensuite votre inscription, et nous préparerons vos produits. Si vous n’attendiez pas cette invitation, ignorez ce courriel.

L’équipe {productName}
`,
      signIn: `Bonjour {name},

{companyName} vous donne accès à {productName}. Connectez-vous ici dans les {days} prochains jours :

{link}

Terminez ensuite votre inscription, et nous préparerons vos produits. Si vous n’attendiez pas cette invitation, ignorez ce courriel.

L’équipe {productName}
`,
    },
  },
}
