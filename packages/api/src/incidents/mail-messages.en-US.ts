import type { IncidentMails } from './mail-kinds.ts'

/** The emails about an incident, in English. */
export const INCIDENT_MAILS_EN: IncidentMails = {
  filed: {
    subject: '{productName} support: we received {reference}',
    body: `Hello {name},

We received your incident {reference}, “{subject}”. This is what you wrote:

{text}

Our support team will read it next. You’ll get an email with each answer, and you can follow the incident here:

{link}

The {productName} team
`,
  },
  filedToConfirm: {
    subject: '{productName} support: confirm your email address for {reference}',
    body: `Hello {name},

An incident, {reference}, was submitted with your email address:

{text}

Confirm that this address is yours, so that we can email you our answers:

{link}

If you don’t know about this, ignore this email.

The {productName} team
`,
  },
  answer: {
    subject: '{productName} support: an answer to {reference}',
    body: `Hello {name},

We answered your incident {reference}, “{subject}”:

{text}

To reply, open the incident:

{link}

The {productName} team
`,
  },
  question: {
    subject: '{productName} support: a question about {reference}',
    body: `Hello {name},

To continue with your incident {reference}, “{subject}”, we need an answer from you:

{text}

Answer here:

{link}

The {productName} team
`,
  },
  resolved: {
    subject: '{productName} support: {reference} is resolved',
    body: `Hello {name},

We resolved your incident {reference}, “{subject}”.

{text}

If you still need help, add a comment within 14 days. After that, the incident is closed:

{link}

The {productName} team
`,
  },
  held: {
    subject: '{productName} support: there is an answer to {reference}',
    body: `Hello {name},

There is an answer to the incident {reference}. Confirm that this email address is yours to get it:

{link}

The {productName} team
`,
  },
  confirmed: {
    subject: '{productName} support: our answers to {reference}',
    body: `Hello {name},

Thank you for confirming your email address. These are our answers to {reference} so far:

{text}

The {productName} team
`,
  },
}
