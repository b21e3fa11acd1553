import type { Locale } from '@tessera/contract'

interface ContactTexts {
  /** A topic by its id, and a message about it. */
  messages: readonly (readonly [topic: string, message: string])[]
  answers: readonly [string, ...string[]]
}

/** Contact messages in visitors' words, and replies that fit any of them. */
export const CONTACT_TEXTS: Readonly<Record<Locale, ContactTexts>> = {
  'en-US': {
    messages: [
      ['1464', 'We make pet food and sell in 40 stores. Which of your products should we start with?'],
      ['1464', 'Is there a demo of Shopper Behavior that my team can watch without an account?'],
      ['1463', 'I left my old company and want to keep my account. Is that possible?'],
      ['1465', 'How far back do your sales data go, and are they by day or by week?'],
      ['1466', 'Do you offer a lower price for suppliers with fewer than ten items?'],
      ['1467', 'Are your training sessions recorded? Half of my team works at night.'],
      ['1464', 'Can an agency work for three suppliers with one account?'],
      ['1465', 'Which stores are in the data? We also sell through clubs.'],
      ['1463', 'Our company changed its name. Who updates it in the portal?'],
      ['1466', 'Our accounting needs your tax form before we can pay. Where do I find it?'],
      ['1464', 'Does Report Builder work with our own planning tool through an API?'],
      ['1465', 'A student here: may I use your public figures in my thesis?'],
      ['1467', 'I would like to give a talk about shelf data at your next supplier day.'],
      ['1464', 'We were at your booth in Orlando and never got the promised call.'],
    ],
    answers: [
      'Thank you for your interest. A colleague from your region calls you this week.',
      'Yes, that is possible. I sent you a link with the details.',
      'Good question. The page Learn describes this; please write again if something stays open.',
      'We passed your message on to your account manager, who answers you within two days.',
    ],
  },
  'es-MX': {
    messages: [
      ['1464', 'Producimos salsas y vendemos en 25 tiendas. ¿Con qué producto nos conviene empezar?'],
      ['1465', '¿Desde qué fecha tienen datos de ventas y con qué detalle?'],
      ['1463', 'Cambié de empresa y quiero conservar mi cuenta. ¿Se puede?'],
      ['1464', '¿Hay una demostración en español para nuestro equipo de ventas?'],
      ['1465', '¿Los datos incluyen las tiendas de la frontera?'],
      ['1463', 'Nuestra empresa cambió de razón social. ¿Quién la actualiza en el portal?'],
    ],
    answers: [
      'Gracias por tu interés. Una persona de nuestro equipo te llamará esta semana.',
      'Sí, es posible. Te enviamos un enlace con los detalles.',
      'Pasamos tu mensaje a quien atiende tu cuenta, y te responderá en dos días.',
    ],
  },
  'fr-CA': {
    messages: [
      ['1464', 'Nous fabriquons des tartinades et vendons dans 18 magasins. Par quel produit commencer?'],
      ['1465', 'Vos données de vente sont-elles par jour ou par semaine?'],
      ['1463', 'Notre entreprise a changé de nom. Qui le met à jour dans le portail?'],
      ['1464', 'Offrez-vous une démonstration en français?'],
      ['1465', 'Les magasins du Nouveau-Brunswick sont-ils inclus?'],
    ],
    answers: [
      'Merci de votre intérêt. Une personne de notre équipe vous appellera cette semaine.',
      'Oui, c’est possible. Nous vous avons envoyé un lien avec les détails.',
      'Nous avons transmis votre message à la personne responsable de votre compte.',
    ],
  },
}

/** Internal notes of staff, written in English. */
export const NOTES = [
  'Called the data team: known issue, ticket on their side is DT-2231.',
  'Third case of this kind this month. We should add it to the FAQ.',
  'Customer is launching a new item next week, so please answer today.',
  'Checked the logs: the last load of this store was skipped, no alert was sent.',
  'Spoke with the account manager. She visits them on Thursday.',
  'Not our data: their broker uses an old item list.',
  'Can we raise the limit for all tenants? Asked operations.',
  'Same root cause as the incident of the other supplier, see the release notes.',
] as const
