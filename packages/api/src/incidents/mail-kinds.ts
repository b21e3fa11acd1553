/** Emails about an incident: filed, answered, question, resolved, and those to an unconfirmed address. */
export type IncidentMail = 'filed' | 'filedToConfirm' | 'answer' | 'question' | 'resolved' | 'held' | 'confirmed'

/**
 * The subject and body of each email. Their placeholders are `{name}`, `{reference}`, `{subject}`, `{text}`, `{link}`
 * and `{productName}`.
 */
export type IncidentMails = Readonly<Record<IncidentMail, Readonly<{ subject: string; body: string }>>>
