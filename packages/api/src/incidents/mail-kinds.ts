/** Emails about an incident: filed, answered, question, resolved, and those to an unconfirmed address. */
export type IncidentMail = 'filed' | 'filedToConfirm' | 'answer' | 'question' | 'resolved' | 'held' | 'confirmed'

/** Each mail's subject and body; `{name}`, `{reference}`, `{subject}`, `{text}`, `{link}` and `{productName}` are filled in. */
export type IncidentMails = Readonly<Record<IncidentMail, Readonly<{ subject: string; body: string }>>>
