const enUS = {
  apps: 'Apps',
  support: 'Support',
  privacy: 'Privacy Policy',
  title: 'New incident',
  text: 'Ask one question a ticket. We answer within two business days.',
  question: 'Your question',
  accounts: [
    { id: '25', label: 'Supplier' },
    { id: '23', label: 'Associate' },
  ],
  kindPlaceholder: 'Choose a support type',
  kinds: [
    { id: '1463', label: 'Access and login' },
    { id: '1464', label: 'Product question' },
    { id: '1465', label: 'Data question' },
  ],
  happenedHelp: 'When you saw it for the first time',
  situationHelp: 'What you did, what you saw, and what you expected',
  contact: 'Contact',
  contactHelp: 'We only use it for this incident.',
  filesHelp: 'A picture or a log helps us to see what you see.',
  submit: 'Submit incident',
  cancel: 'Cancel',
  labels: {
    account: 'Account type',
    kind: 'Support type',
    happened: 'Date of the incident',
    situation: 'Situation description',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company name',
    phone: 'Call back number',
    email: 'Primary contact email',
    onBehalf: 'I submit this for someone else',
    files: 'Attachment',
  },
}

/** The words of the sample form. */
export type IncidentWords = typeof enUS

const esMX: IncidentWords = {
  apps: 'Aplicaciones',
  support: 'Soporte',
  privacy: 'Aviso de privacidad',
  title: 'Nuevo incidente',
  text: 'Haz una sola pregunta por boleto. Respondemos en dos días hábiles.',
  question: 'Tu pregunta',
  accounts: [
    { id: '25', label: 'Proveedor' },
    { id: '23', label: 'Asociado' },
  ],
  kindPlaceholder: 'Elige un tipo de soporte',
  kinds: [
    { id: '1463', label: 'Acceso e inicio de sesión' },
    { id: '1464', label: 'Pregunta sobre un producto' },
    { id: '1465', label: 'Pregunta sobre datos' },
  ],
  happenedHelp: 'Cuando lo viste por primera vez',
  situationHelp: 'Qué hiciste, qué viste y qué esperabas',
  contact: 'Contacto',
  contactHelp: 'Solo lo usamos para este incidente.',
  filesHelp: 'Una imagen o un registro nos ayuda a ver lo que tú ves.',
  submit: 'Enviar incidente',
  cancel: 'Cancelar',
  labels: {
    account: 'Tipo de cuenta',
    kind: 'Tipo de soporte',
    happened: 'Fecha del incidente',
    situation: 'Descripción de la situación',
    firstName: 'Nombre',
    lastName: 'Apellido',
    company: 'Nombre de la empresa',
    phone: 'Teléfono para devolver la llamada',
    email: 'Correo electrónico de contacto',
    onBehalf: 'Lo envío en nombre de otra persona',
    files: 'Archivo adjunto',
  },
}

const frCA: IncidentWords = {
  apps: 'Applications',
  support: 'Soutien',
  privacy: 'Politique de confidentialité',
  title: 'Nouvel incident',
  text: 'Posez une seule question par billet. Nous répondons en deux jours ouvrables.',
  question: 'Votre question',
  accounts: [
    { id: '25', label: 'Fournisseur' },
    { id: '23', label: 'Associé' },
  ],
  kindPlaceholder: 'Choisissez un type de soutien',
  kinds: [
    { id: '1463', label: 'Accès et connexion' },
    { id: '1464', label: 'Question sur un produit' },
    { id: '1465', label: 'Question sur les données' },
  ],
  happenedHelp: 'Le jour où vous l’avez vu pour la première fois',
  situationHelp: 'Ce que vous avez fait, ce que vous avez vu et ce que vous attendiez',
  contact: 'Personne-ressource',
  contactHelp: 'Nous l’utilisons seulement pour cet incident.',
  filesHelp: 'Une image ou un journal nous aide à voir ce que vous voyez.',
  submit: 'Soumettre l’incident',
  cancel: 'Annuler',
  labels: {
    account: 'Type de compte',
    kind: 'Type de soutien',
    happened: 'Date de l’incident',
    situation: 'Description de la situation',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    company: 'Nom de l’entreprise',
    phone: 'Numéro de rappel',
    email: 'Courriel principal',
    onBehalf: 'Je soumets cette demande pour une autre personne',
    files: 'Pièce jointe',
  },
}

const all: Partial<Record<string, IncidentWords>> = { 'es-MX': esMX, 'fr-CA': frCA }

export function incidentWords(locale: unknown): IncidentWords {
  return all[String(locale)] ?? enUS
}
