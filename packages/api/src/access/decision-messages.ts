import type { Locale } from '@tessera/contract'

interface Mail {
  subject: string
  body: string
}

interface Texts {
  approved: Mail
  rejected: Mail
}

/**
 * The emails about a decided access request. Their placeholders are `{name}`, `{companyName}`, `{products}`,
 * `{reason}`, `{productName}` and `{link}`.
 */
export const DECISION_MESSAGES: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    approved: {
      subject: 'You can now act for {companyName}',
      body: `Hello {name},

{companyName} approved your access request in {productName} for: {products}.

Your products are being set up. Log in again, then choose {companyName} in the company list:

{link}

The {productName} team
`,
    },
    rejected: {
      subject: 'Your access request for {companyName} was rejected',
      body: `Hello {name},

{companyName} rejected your access request in {productName}. The reason:

{reason}

You can send another request here:

{link}

The {productName} team
`,
    },
  },
  'es-MX': {
    approved: {
      subject: 'Ya puedes actuar en nombre de {companyName}',
      body: `Hola, {name}:

{companyName} aprobó tu solicitud de acceso en {productName} para: {products}.

Estamos preparando tus productos. Vuelve a iniciar sesión y elige {companyName} en la lista de empresas:

{link}

El equipo de {productName}
`,
    },
    rejected: {
      subject: 'Se rechazó tu solicitud de acceso a {companyName}',
      body: `Hola, {name}:

{companyName} rechazó tu solicitud de acceso en {productName}. El motivo:

{reason}

Puedes enviar otra solicitud aquí:

{link}

El equipo de {productName}
`,
    },
  },
  'fr-CA': {
    approved: {
      subject: 'Vous pouvez maintenant agir au nom de {companyName}',
      body: `Bonjour {name},

{companyName} a approuvé votre demande d’accès dans {productName} pour\u00a0: {products}.

Nous préparons vos produits. Reconnectez-vous, puis choisissez {companyName} dans la liste des entreprises\u00a0:

{link}

L’équipe {productName}
`,
    },
    rejected: {
      subject: 'Votre demande d’accès à {companyName} a été refusée',
      body: `Bonjour {name},

{companyName} a refusé votre demande d’accès dans {productName}. Motif\u00a0:

{reason}

Vous pouvez envoyer une autre demande ici\u00a0:

{link}

L’équipe {productName}
`,
    },
  },
}
