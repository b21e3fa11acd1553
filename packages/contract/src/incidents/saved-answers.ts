import type { Locale } from '../locales.ts'

/** A saved reply of staff: its title for staff, and its text for the contact, with `{name}` for the first name. */
export interface SavedAnswer {
  id: string
  title: Readonly<Record<Locale, string>>
  text: Readonly<Record<Locale, string>>
}

export const SAVED_ANSWERS: readonly SavedAnswer[] = [
  {
    id: 'looking',
    title: { 'en-US': 'We’re looking into it', 'es-MX': 'Lo estamos revisando', 'fr-CA': 'Nous examinons la question' },
    text: {
      'en-US':
        'Hello {name},\n\nThank you for your message. We’re looking into it and will write to you here as soon as we know more.',
      'es-MX':
        'Hola, {name}:\n\nGracias por tu mensaje. Lo estamos revisando y te escribiremos aquí en cuanto sepamos más.',
      'fr-CA':
        'Bonjour {name},\n\nMerci pour votre message. Nous examinons la question et vous écrirons ici dès que nous en saurons plus.',
    },
  },
  {
    id: 'details',
    title: {
      'en-US': 'We need more details',
      'es-MX': 'Necesitamos más datos',
      'fr-CA': 'Il nous faut plus de précisions',
    },
    text: {
      'en-US':
        'Hello {name},\n\nSo that we see what you see, please tell us:\n- the report and its filters\n- the item or store and the dates\n- the number you see and the number you expected\n\nA screenshot helps a lot.',
      'es-MX':
        'Hola, {name}:\n\nPara ver lo mismo que tú, dinos por favor:\n- el reporte y sus filtros\n- el artículo o la tienda, y las fechas\n- la cifra que ves y la que esperabas\n\nUna captura de pantalla ayuda mucho.',
      'fr-CA':
        'Bonjour {name},\n\nPour voir ce que vous voyez, dites-nous s’il vous plaît :\n- le rapport et ses filtres\n- l’article ou le magasin, et les dates\n- le chiffre affiché et le chiffre attendu\n\nUne capture d’écran aide beaucoup.',
    },
  },
  {
    id: 'late',
    title: { 'en-US': 'Data arrives late', 'es-MX': 'Los datos llegan tarde', 'fr-CA': 'Données en retard' },
    text: {
      'en-US':
        'Hello {name},\n\nSome stores report late this week. Their numbers are loaded with the next refresh, and your report is complete after that. You don’t need to do anything.',
      'es-MX':
        'Hola, {name}:\n\nAlgunas tiendas reportan tarde esta semana. Sus cifras se cargan en la próxima actualización y después tu reporte estará completo. No necesitas hacer nada.',
      'fr-CA':
        'Bonjour {name},\n\nCertains magasins transmettent leurs données en retard cette semaine. Elles seront chargées à la prochaine mise à jour, et votre rapport sera alors complet. Vous n’avez rien à faire.',
    },
  },
  {
    id: 'administrator',
    title: {
      'en-US': 'Ask your administrator',
      'es-MX': 'Consulta a tu administrador',
      'fr-CA': 'Adressez-vous à votre administrateur',
    },
    text: {
      'en-US':
        'Hello {name},\n\nThe administrators of your company decide who has access to which product. My access in your user menu lists them. Please ask one of them; they can give you access at once.',
      'es-MX':
        'Hola, {name}:\n\nLos administradores de tu empresa deciden quién tiene acceso a cada producto. La página Mis accesos, en tu menú de usuario, los muestra. Pídeselo a uno de ellos; puede darte acceso de inmediato.',
      'fr-CA':
        'Bonjour {name},\n\nLes administrateurs de votre entreprise décident qui a accès à chaque produit. La page Mes accès, dans votre menu, les affiche. Adressez-vous à l’un d’eux : il peut vous donner accès tout de suite.',
    },
  },
  {
    id: 'fixed',
    title: { 'en-US': 'It’s fixed', 'es-MX': 'Ya está corregido', 'fr-CA': 'C’est corrigé' },
    text: {
      'en-US':
        'Hello {name},\n\nThis is fixed now. Please reload the page and check. If something is still wrong, write to us here.',
      'es-MX':
        'Hola, {name}:\n\nYa está corregido. Vuelve a cargar la página y revísalo. Si algo sigue mal, escríbenos aquí.',
      'fr-CA':
        'Bonjour {name},\n\nC’est corrigé. Rechargez la page et vérifiez. S’il reste un problème, écrivez-nous ici.',
    },
  },
]

/** Returns the text of a saved reply in a language, with the contact's first name. */
export const savedAnswerText = ({ text }: SavedAnswer, locale: Locale, name: string): string =>
  text[locale].replace('{name}', () => name)
