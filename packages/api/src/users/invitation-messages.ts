import type { Locale } from '@tessera/contract'

interface Words {
  subject: string
  /** Where the link sets a password, and where somebody else's identity provider asks for it. */
  body: { password: string; signIn: string }
}

/** The mail that invites somebody; `{name}`, `{companyName}`, `{productName}`, `{link}` and `{days}` are filled in. */
export const INVITATION_MESSAGES: Readonly<Record<Locale, Words>> = {
  'en-US': {
    subject: 'You are invited to {productName}',
    body: {
      password: `Hello {name},

you are invited to use {productName} for {companyName}. Set your password here within {days} days; the link works once:

{link}

Then complete your registration, and your products will be set up. If you did not expect this invitation, ignore this email.
`,
      signIn: `Hello {name},

you are invited to use {productName} for {companyName}. Log in here within {days} days:

{link}

Then complete your registration, and your products will be set up. If you did not expect this invitation, ignore this email.
`,
    },
  },
  'es-MX': {
    subject: 'Te invitamos a {productName}',
    body: {
      password: `Hola, {name}:

Te invitamos a usar {productName} en nombre de {companyName}. Crea tu contraseña aquí en los próximos {days} días; el enlace funciona una sola vez:

{link}

Después completa tu registro y prepararemos tus productos. Si no esperabas esta invitación, ignora este correo.
`,
      signIn: `Hola, {name}:

Te invitamos a usar {productName} en nombre de {companyName}. Inicia sesión aquí en los próximos {days} días:

{link}

Después completa tu registro y prepararemos tus productos. Si no esperabas esta invitación, ignora este correo.
`,
    },
  },
  'fr-CA': {
    subject: 'Votre invitation à {productName}',
    body: {
      password: `Bonjour {name},

Vous avez reçu une invitation à utiliser {productName} au nom de {companyName}. Définissez votre mot de passe dans les {days} prochains jours; ce lien ne fonctionne qu’une fois :

{link}

Terminez ensuite votre inscription, et nous préparerons vos produits. Si vous n’attendiez pas cette invitation, ignorez ce courriel.
`,
      signIn: `Bonjour {name},

Vous avez reçu une invitation à utiliser {productName} au nom de {companyName}. Connectez-vous ici dans les {days} prochains jours :

{link}

Terminez ensuite votre inscription, et nous préparerons vos produits. Si vous n’attendiez pas cette invitation, ignorez ce courriel.
`,
    },
  },
}
