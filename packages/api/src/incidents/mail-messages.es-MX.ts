import type { IncidentMails } from './mail-kinds.ts'

/** The emails about an incident, in Spanish. */
export const INCIDENT_MAILS_ES: IncidentMails = {
  filed: {
    subject: 'Soporte de {productName}: recibimos {reference}',
    body: `Hola, {name}:

Recibimos tu incidente {reference}, “{subject}”. Esto es lo que escribiste:

{text}

Nuestro equipo de soporte lo revisará. Recibirás un correo con cada respuesta y puedes consultar el incidente aquí:

{link}

El equipo de {productName}
`,
  },
  filedToConfirm: {
    subject: 'Soporte de {productName}: confirma tu correo para {reference}',
    body: `Hola, {name}:

Se envió un incidente, {reference}, con tu correo electrónico:

{text}

Confirma que este correo es tuyo para que te enviemos aquí nuestras respuestas:

{link}

Si no sabes de qué se trata, ignora este correo.

El equipo de {productName}
`,
  },
  answer: {
    subject: 'Soporte de {productName}: respuesta a {reference}',
    body: `Hola, {name}:

Respondimos a tu incidente {reference}, “{subject}”:

{text}

Para contestar, abre el incidente:

{link}

El equipo de {productName}
`,
  },
  question: {
    subject: 'Soporte de {productName}: una pregunta sobre {reference}',
    body: `Hola, {name}:

Para avanzar con tu incidente {reference}, “{subject}”, necesitamos tu respuesta:

{text}

Responde aquí:

{link}

El equipo de {productName}
`,
  },
  resolved: {
    subject: 'Soporte de {productName}: {reference} está resuelto',
    body: `Hola, {name}:

Resolvimos tu incidente {reference}, “{subject}”.

{text}

Si aún necesitas ayuda, agrega un comentario en un plazo de 14 días. Después, el incidente se cierra:

{link}

El equipo de {productName}
`,
  },
  held: {
    subject: 'Soporte de {productName}: hay una respuesta a {reference}',
    body: `Hola, {name}:

Hay una respuesta al incidente {reference}. Confirma que este correo es tuyo para recibirla:

{link}

El equipo de {productName}
`,
  },
  confirmed: {
    subject: 'Soporte de {productName}: nuestras respuestas a {reference}',
    body: `Hola, {name}:

Gracias por confirmar tu correo. Estas son nuestras respuestas a {reference} hasta ahora:

{text}

El equipo de {productName}
`,
  },
}
