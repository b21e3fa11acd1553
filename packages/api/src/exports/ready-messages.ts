import type { Locale } from '@tessera/contract'

interface Texts {
  subject: string
  body: string
}

/**
 * The email that reports that a long export is ready. Its placeholders are `{name}`, `{file}`, `{count}`,
 * `{productName}` and `{link}`.
 */
export const READY_MESSAGES: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: 'Your {productName} export is ready',
    body: `Hello {name},

The export you started is ready: {file} ({count} rows). You can download it within 24 hours, under ‘Export’ here:

{link}

After that, it’s deleted, and you can start it again.

The {productName} team
`,
  },
  'es-MX': {
    subject: 'Tu exportación de {productName} está lista',
    body: `Hola, {name}:

La exportación que iniciaste está lista: {file} ({count} filas). Puedes descargarla durante las próximas 24 horas en “Exportar”, aquí:

{link}

Después se elimina, y puedes iniciarla de nuevo.

El equipo de {productName}
`,
  },
  'fr-CA': {
    subject: 'Votre exportation {productName} est prête',
    body: `Bonjour {name},

L’exportation que vous avez lancée est prête\u00a0: {file} ({count} lignes). Vous pouvez la télécharger au cours des 24 prochaines heures, sous «\u00a0Exporter\u00a0», ici\u00a0:

{link}

Elle sera ensuite supprimée, et vous pourrez la relancer.

L’équipe {productName}
`,
  },
}
