import type { IncidentMails } from './mail-kinds.ts'

/** The emails about an incident, in French. */
export const INCIDENT_MAILS_FR: IncidentMails = {
  filed: {
    subject: 'Assistance {productName} : nous avons reçu {reference}',
    body: `Bonjour {name},

Nous avons reçu votre incident {reference}, « {subject} ». Voici ce que vous avez écrit :

{text}

Notre équipe d’assistance en prendra connaissance. Vous recevrez un courriel à chaque réponse et vous pouvez suivre l’incident ici :

{link}

L’équipe {productName}
`,
  },
  filedToConfirm: {
    subject: 'Assistance {productName} : confirmez votre adresse pour {reference}',
    body: `Bonjour {name},

Un incident, {reference}, a été envoyé avec votre adresse de courriel :

{text}

Confirmez que cette adresse est la vôtre pour que nous vous envoyions nos réponses ici :

{link}

Si cela ne vous dit rien, ignorez ce courriel.

L’équipe {productName}
`,
  },
  answer: {
    subject: 'Assistance {productName} : une réponse à {reference}',
    body: `Bonjour {name},

Nous avons répondu à votre incident {reference}, « {subject} » :

{text}

Pour répondre, ouvrez l’incident :

{link}

L’équipe {productName}
`,
  },
  question: {
    subject: 'Assistance {productName} : une question sur {reference}',
    body: `Bonjour {name},

Pour poursuivre le traitement de votre incident {reference}, « {subject} », il nous faut une réponse de votre part :

{text}

Répondez ici :

{link}

L’équipe {productName}
`,
  },
  resolved: {
    subject: 'Assistance {productName} : {reference} est résolu',
    body: `Bonjour {name},

Nous avons résolu votre incident {reference}, « {subject} ».

{text}

Si vous avez encore besoin d’aide, ajoutez un commentaire dans les 14 jours. L’incident sera ensuite clos :

{link}

L’équipe {productName}
`,
  },
  held: {
    subject: 'Assistance {productName} : il y a une réponse à {reference}',
    body: `Bonjour {name},

Il y a une réponse à l’incident {reference}. Confirmez que cette adresse de courriel est la vôtre pour la recevoir :

{link}

L’équipe {productName}
`,
  },
  confirmed: {
    subject: 'Assistance {productName} : nos réponses à {reference}',
    body: `Bonjour {name},

Merci d’avoir confirmé votre adresse de courriel. Voici nos réponses à {reference} jusqu’à présent :

{text}

L’équipe {productName}
`,
  },
}
