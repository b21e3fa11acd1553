import type { Locale } from '@tessera/contract'

interface Texts {
  subject: string
  body: string
}

/** The reply to a contact message; `{name}`, `{text}`, `{message}` and `{productName}` are placeholders. */
export const CONTACT_ANSWER: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: 'Your message to {productName}',
    body: `Hello {name},

{text}

You wrote:

{message}

The {productName} team
`,
  },
  'es-MX': {
    subject: 'Tu mensaje a {productName}',
    body: `Hola, {name}:

{text}

Escribiste:

{message}

El equipo de {productName}
`,
  },
  'fr-CA': {
    subject: 'Votre message à {productName}',
    body: `Bonjour {name},

{text}

Vous avez écrit\u00a0:

{message}

L’équipe {productName}
`,
  },
}

/** The copy of a contact message for staff, in en-US, with all fields of the form. */
export const CONTACT_COPY: Texts = {
  subject: 'Contact message from {name}, {companyName}',
  body: `From: {name}, {companyName}
Email: {email}
Phone: {phone}
Topic: {topic}

{message}

Read and answer it in Operations:

{link}
`,
}
