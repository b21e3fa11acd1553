import type { Expectation } from './expectation.ts'

/** Users follow their own incidents; even spectators can write in theirs. */
const OWN_INCIDENTS: Expectation = { by: 'SUP-16 ROL-16', needs: 'LIST INCIDENT', who: 'signed in' }
const changesIncidents = (by: string): Expectation => ({
  ...OWN_INCIDENTS,
  by: `${by} ROL-16 ROL-04`,
  writes: true,
  spectators: true,
})
const QUEUE: Expectation = { by: 'SUP-20 ROL-16', needs: 'LIST INCIDENT_QUEUE', who: ['SA', 'SP'] }

/** The calls of support, the contact form and the human check, by id. */
export const SUPPORT_EXPECTED: Readonly<Record<string, Expectation>> = {
  'challenge.check': { by: 'CHL-06', who: 'anyone' },
  'challenge.script': { by: 'CHL-04', who: 'anyone' },
  'challenge.verify': { by: 'CHL-04', who: 'anyone', writes: true, spectators: true },
  'contact.send': { by: 'CON-02 SES-10', who: 'anyone', writes: true, spectators: true },
  'contact.list': { ...QUEUE, by: 'CON-02 RTE-51 ROL-16' },
  'contact.answer': { by: 'CON-02 ROL-16', needs: 'UPDATE INCIDENT', who: ['SA'], writes: true },
  'incidents.lists': { by: 'SUP-11', who: 'anyone' },
  'incidents.reasons': { by: 'SUP-12', who: 'anyone' },
  'incidents.answerTime': { by: 'SUP-01', who: 'anyone' },
  'incidents.create': { by: 'SUP-13 SES-10 ROL-04', who: 'anyone', writes: true, spectators: true },
  'incidents.checkConfirmLink': { by: 'SUP-16', who: 'anyone' },
  'incidents.confirm': { by: 'SUP-16', who: 'anyone', writes: true, spectators: true },
  'incidents.list': OWN_INCIDENTS,
  'incidents.read': { ...OWN_INCIDENTS, by: 'SUP-18 ROL-16' },
  'incidents.markRead': changesIncidents('SUP-16'),
  'incidents.comment': changesIncidents('SUP-17'),
  'incidents.attach': changesIncidents('SUP-17'),
  'incidents.attachment': { ...OWN_INCIDENTS, by: 'SUP-18 ROL-16' },
  'incidents.close': changesIncidents('SUP-20'),
  'incidents.judge': changesIncidents('SUP-19'),
  'incidents.queue': QUEUE,
  'incidents.staff': QUEUE,
  'incidents.readAsStaff': QUEUE,
  'incidents.attachmentAsStaff': QUEUE,
  'incidents.markWriting': { by: 'SUP-20 ROL-16', needs: 'UPDATE INCIDENT', who: ['SA'], writes: true },
  'incidents.update': { by: 'SUP-20 ROL-16', needs: 'UPDATE INCIDENT', who: ['SA'], writes: true },
}
