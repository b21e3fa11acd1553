import type { Locale } from '@tessera/contract'

interface Texts {
  subject: string
  body: string
  /** The remaining days, as text. */
  dayOf: (days: number) => string
}

/**
 * The email that reminds administrators of a deadline. Its placeholders are `{name}`, `{companyName}`, `{productName}`,
 * `{days}`, `{deadline}` and `{link}`.
 */
export const REMINDER_MESSAGES: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: 'Access review of {companyName}: {days} left',
    body: `Hello {name},

The access review of {companyName} in {productName} ends on {deadline}: {days} left. Decide which users keep access, and then confirm the review here:

{link}

If it isn’t confirmed by then, all users of {companyName} lose access, including you.

The {productName} team
`,
    dayOf: (days) => (days === 1 ? '1 day' : `${days} days`),
  },
  'es-MX': {
    subject: 'Revisión de accesos de {companyName}: plazo de {days}',
    body: `Hola, {name}:

La revisión de accesos de {companyName} en {productName} termina el {deadline}, dentro de {days}. Decide qué usuarios conservan el acceso y después confirma la revisión aquí:

{link}

Si no se confirma a más tardar ese día, todos los usuarios de {companyName} perderán el acceso, tú también.

El equipo de {productName}
`,
    dayOf: (days) => (days === 1 ? '1 día' : `${days} días`),
  },
  'fr-CA': {
    subject: 'Revue des accès de {companyName}\u00a0: encore {days}',
    body: `Bonjour {name},

La revue des accès de {companyName} dans {productName} se termine le {deadline}, dans {days}. Décidez quels utilisateurs conservent leur accès, puis confirmez la revue ici\u00a0:

{link}

Si elle n’est pas confirmée d’ici là, tous les utilisateurs de {companyName} perdront leur accès, vous aussi.

L’équipe {productName}
`,
    dayOf: (days) => (days === 1 ? '1 jour' : `${days} jours`),
  },
}
