/** The words of the sample form, which Storybook puts into other languages. */
export const incidentWords = {
  title: 'New incident',
  way: 'Breadcrumb',
  area: 'Support',
  text: 'Ask one question per ticket. We answer within two business days.',
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

export type IncidentWords = typeof incidentWords
