/** The mails about an incident: filed, answered, asked back, resolved, and those to an address that is not confirmed. */
export type IncidentMail = 'filed' | 'filedToConfirm' | 'answer' | 'question' | 'resolved' | 'held' | 'confirmed'

/** Each mail's subject and body; `{name}`, `{reference}`, `{subject}`, `{text}`, `{link}` and `{productName}` are filled in. */
export type IncidentMails = Readonly<Record<IncidentMail, Readonly<{ subject: string; body: string }>>>
