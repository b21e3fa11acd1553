import type { Locale } from '@tessera/contract'

interface Words {
  subject: string
  body: string
}

/** The mail that says that a long export is done; `{name}`, `{file}`, `{count}`, `{productName}` and `{link}` are filled in. */
export const READY_MESSAGES: Readonly<Record<Locale, Words>> = {
  'en-US': {
    subject: 'Your {productName} export is ready',
    body: `Hello {name},

the export that you started is ready: {file}, rows: {count}. You can download it within 24 hours, under ‘Export’ here:

{link}

After that it is deleted, and you can start it again.
`,
  },
  'es-MX': {
    subject: 'Tu exportación de {productName} está lista',
    body: `Hola, {name}:

La exportación que iniciaste está lista: {file}, filas: {count}. Puedes descargarla durante las próximas 24 horas en “Exportar”, aquí:

{link}

Después se elimina, y puedes iniciarla de nuevo.
`,
  },
  'fr-CA': {
    subject: 'Votre exportation {productName} est prête',
    body: `Bonjour {name},

L’exportation que vous avez lancée est prête : {file}, lignes : {count}. Vous pouvez la télécharger au cours des 24 prochaines heures, sous « Exporter », ici :

{link}

Elle sera ensuite supprimée, et vous pourrez la relancer.
`,
  },
}
