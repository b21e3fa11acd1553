import type { Locale } from '@tessera/contract'

/** The title of the article list. */
export const RESOURCES: Readonly<Record<Locale, { title: string; summary: string }>> = {
  'en-US': { title: 'Resources', summary: 'Articles that help you read your figures.' },
  'es-MX': { title: 'Recursos', summary: 'Artículos que te ayudan a leer tus cifras.' },
  'fr-CA': { title: 'Ressources', summary: 'Des articles qui vous aident à lire vos chiffres.' },
}
