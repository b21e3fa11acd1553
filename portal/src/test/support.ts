import type { BotChallenge, PortalConfig, SupportLists } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anonymousServer, openPortal } from './open-portal.tsx'
import { CONFIG } from './people.ts'
import type { FakeServer, Seen } from './server.ts'
import { writeIn } from './write-in.ts'

const item = (id: string, title: string, parentId: string | null = null) => ({ id, title, parentId, active: true })

/** The options of the form: only data questions have issues, and only one issue has types. */
export const LISTS: SupportLists = {
  accountType: [item('25', 'Supplier'), item('23', 'Associate')],
  supportType: [
    item('1463', 'Access and login'),
    item('1464', 'Product question'),
    item('1465', 'Data question'),
    { ...item('1468', 'Retired question'), active: false },
  ],
  issue: [item('i1', 'Missing data', '1465'), item('i2', 'Late data', '1465')],
  issueType: [item('t1', 'A store', 'i1'), item('t2', 'An item', 'i1')],
  subIssueType: [item('s1', 'A new store', 't1')],
}

export const CREATED = { incidentId: 'INC-100042', createdOn: '2026-03-03T15:00:00.000Z', isContactConfirmed: false }

/** The button that sends an incident. */
export const SUBMIT = 'Submit incident'
/** Waits until the portal shows that the incident `CREATED` is submitted. */
export const submitted = () => screen.findByText(`Your incident ${CREATED.incidentId} was submitted successfully.`)
/** Returns a part of the body of an incident's call. */
export const partOf = (seen: Seen | undefined, name: string) => (seen?.body as FormData | undefined)?.get(name)

/** A challenge in the format of a 412. */
export const CHALLENGE: BotChallenge = {
  appId: 'Scintilla',
  jsClientSrc: '',
  firstPartyEnabled: true,
  vid: 'visitor-1',
  uuid: '00000000-0000-4000-8000-000000000050',
  hostUrl: 'http://us.localhost',
  blockScript: '/core-app-api/bot-challenge/script',
  challenge: {
    parameters: { algorithm: 'PBKDF2/SHA-256', nonce: 'aa', salt: 'bb', cost: 1, keyLength: 32, keyPrefix: '00' },
    signature: 'cc',
  } as BotChallenge['challenge'],
}

/** A server that accepts incidents and contact messages. */
export function supportServer(server: FakeServer = anonymousServer(), config: Partial<PortalConfig> = {}): FakeServer {
  return server
    .answers(calls.config.config, { ...CONFIG, ...config })
    .answers(calls.incidents.lists, { listItems: LISTS })
    .answers(calls.incidents.reasons, [{ id: '1464', title: 'Product question' }])
    .answers(calls.incidents.answerTime, { hours: null })
    .answers(calls.incidents.create, CREATED)
    .answers(calls.incidents.checkConfirmLink, { isValid: true })
    .answers(calls.challenge.check, { challenge: null })
    .answers(calls.challenge.verify, { until: '2026-03-03T15:30:00.000Z' })
    .answers(calls.contact.send, { contactId: '00000000-0000-4000-8000-000000000051' })
    .answers(calls.flags.list, {})
}

/** Opens the form of an incident. */
export async function openTicket(server: FakeServer, search = ''): Promise<void> {
  await openPortal({ path: `/support/ticketCreation${search}`, server })
  await screen.findByRole('form', { name: 'Create an incident' })
}

export const textbox = (name: string | RegExp): HTMLInputElement => screen.getByRole('textbox', { name })
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }))

/** Selects an option from a list. */
export async function choose(list: RegExp, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: list }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

/** Fills in all fields that an anonymous visitor needs for a question about a product. */
export async function fillIn(): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: 'Supplier' }))
  await choose(/Support type/, 'Product question')
  await writeIn(textbox('Situation description'), 'Shelf 4 is empty in the report.')
  await writeIn(textbox('First name'), 'Ana')
  await writeIn(textbox('Last name'), 'Cruz')
  await writeIn(textbox('Company name'), 'Bright Foods')
  await writeIn(textbox('Call back number'), '+1 555 010 0200')
  await writeIn(textbox('Primary contact email'), 'Ana@BrightFoods.example')
}

/** Attaches a file. */
export async function attach(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('The form has no place for files.')
  await userEvent.upload(input, file)
}

/** A file of this many bytes. */
export function fileOf(size: number, name = 'shelf.png'): File {
  const file = new File(['shelf'], name, { type: 'image/png' })
  if (size !== file.size) Object.defineProperty(file, 'size', { value: size })
  return file
}
