import type { IncidentField, Locale } from '@tessera/contract'
import { calls, INCIDENT_REQUIRED_TEXTS } from '@tessera/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal, serverFor } from '../../test/open-portal.tsx'
import { user } from '../../test/people.ts'
import type { Seen } from '../../test/server.ts'
import {
  attach,
  choose,
  CREATED,
  fileOf,
  fillIn,
  openTicket,
  partOf,
  press,
  SUBMIT,
  submitted,
  supportServer,
  textbox,
} from '../../test/support.ts'
import { writeAnew, writeIn } from '../../test/write-in.ts'

const { create, confirm, checkConfirmLink } = calls.incidents
const list = (name: RegExp) => screen.queryByRole('button', { name })
const sent = (seen: Seen | undefined) => partOf(seen, 'file')
const contact = () =>
  ['First name', 'Last name', 'Company name', 'Primary contact email'].map((name) => textbox(name).value)

/** The fields that are always required, besides those that depend on a choice. */
const REQUIRED: readonly IncidentField[] = [
  'accountType',
  'supportType',
  'situationDescription',
  'firstName',
  'lastName',
  'companyName',
  'callBackNumber',
  'primaryContactEmail',
]

describe('a new incident', () => {
  it('SUP-04 shows fields that depend on a choice, and clears them when that choice changes', async () => {
    await openTicket(supportServer())
    expect(list(/^Issue/)).not.toBeInTheDocument()
    await choose(/Support type/, 'Data question')
    await choose(/Issue$/, 'Missing data')
    await choose(/Issue type$/, 'A store')
    expect(list(/Sub-issue type/)).toBeInTheDocument()
    await choose(/Missing data/, 'Late data')
    expect(list(/Issue type/)).not.toBeInTheDocument()
    await choose(/Late data/, 'Missing data')
    expect(list(/A store/)).not.toBeInTheDocument()
    await press(SUBMIT)
    expect(await screen.findByRole('link', { name: 'Select an issue type' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Select a sub-issue type' })).not.toBeInTheDocument()
  })

  it('SUP-03 SUP-11 offers only active options', async () => {
    await openTicket(supportServer())
    await userEvent.click(screen.getByRole('button', { name: /Support type/ }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Access and login',
      'Product question',
      'Data question',
    ])
  })

  it.each<[Locale, string]>([
    ['en-US', SUBMIT],
    ['es-MX', 'Enviar incidente'],
    ['fr-CA', 'Envoyer l’incident'],
  ])('SUP-10 in %s, a summary takes the focus and names each empty field', async (locale, submit) => {
    await openPortal({ path: '/support/ticketCreation', server: supportServer(), locale })
    await userEvent.click(await screen.findByRole('button', { name: submit }))
    const summary = await screen.findByRole('region')
    await waitFor(() => expect(summary).toHaveFocus())
    const texts = INCIDENT_REQUIRED_TEXTS[locale]
    const links = within(summary).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(REQUIRED.map((field) => texts[field]))
    await userEvent.click(within(summary).getByRole('link', { name: texts.firstName }))
    expect(document.activeElement).toHaveAccessibleDescription(texts.firstName)
  })

  it('SUP-10 shows errors when a field loses focus, and then on every change', async () => {
    await openTicket(supportServer())
    const phone = textbox('Call back number')
    await writeIn(phone, '555')
    expect(phone).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Enter a valid phone number'))
    await writeIn(phone, ' 010 02')
    await waitFor(() => expect(phone).toBeValid())
    await writeAnew(phone, '')
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Enter a call back number'))
    await writeIn(textbox('Primary contact email'), 'ana@')
    await userEvent.tab()
    await waitFor(() =>
      expect(textbox('Primary contact email')).toHaveAccessibleDescription('Enter a valid primary contact'),
    )
  })

  it('SUP-10 an error message does not move a button while the user presses it', async () => {
    await openTicket(supportServer())
    const phone = textbox('Call back number')
    await userEvent.click(phone)
    fireEvent.mouseDown(document.body)
    phone.blur()
    await Promise.resolve()
    expect(phone).toBeValid()
    fireEvent.mouseUp(document.body)
    await waitFor(() => expect(phone).toBeInvalid())
  })

  it('SUP-08 SUP-13 is sent with its file and its choices, and shows its number', async () => {
    const server = supportServer()
    await openTicket(server)
    await fillIn()
    const image = fileOf(5)
    fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files: [image] } })
    await press(SUBMIT)
    await submitted()
    const [seen] = server.requested(create)
    expect(seen?.url).toContain('?oscType=support')
    expect(seen?.headers.get('x-bot-prevention')).toBe('on')
    expect(sent(seen)).toBe(image)
    expect(JSON.parse(partOf(seen, 'incidentDetail') as string)).toEqual({
      accountType: '25',
      supportType: '1464',
      issue: null,
      issueType: null,
      subIssueType: null,
      situationDescription: 'Shelf 4 is empty in the report.',
      firstName: 'Ana',
      lastName: 'Cruz',
      companyName: 'Bright Foods',
      callBackNumber: '+1 555 010 0200',
      primaryContactEmail: 'ana@brightfoods.example',
      onBehalf: false,
      locale: 'en-US',
    })
    expect(screen.getByRole('heading', { name: 'Create an incident' })).toHaveFocus()
    expect(screen.getByText(/We emailed a link to ana@brightfoods.example/)).toBeVisible()
    await press('Create another incident')
    expect(await screen.findByRole('form', { name: 'Create an incident' })).toBeVisible()
    expect(textbox('First name')).toHaveValue('')
  })

  it('SUP-08 refuses a file that is one byte too large before sending, and shows the server’s refusal at its field', async () => {
    const server = supportServer().refuses(create, 415, 'UNSUPPORTED_MEDIA_TYPE')
    await openTicket(server)
    await fillIn()
    await attach(fileOf(10_485_761))
    expect(screen.getByText('File size must not exceed 10 MB')).toBeVisible()
    await press(SUBMIT)
    expect(await screen.findByRole('link', { name: /^Attachment: This file can’t be attached/ })).toBeVisible()
    expect(server.requested(create)).toHaveLength(0)
    await press('Remove shelf.png')
    await attach(fileOf(10_485_760))
    await press(SUBMIT)
    expect(await screen.findByRole('link', { name: 'Attachment: This file type is not supported' })).toBeVisible()
    expect(screen.getByText('shelf.png')).toBeVisible()
  })

  it('SUP-05 SUP-09 fills in the signed-in user, clears that for another person, and restores it', async () => {
    const person = user()
    await openTicket(supportServer(serverFor(person)))
    const own = ['Dana', 'Ruiz', 'Bright Foods', 'user@brightfoods.example']
    expect(contact()).toEqual(own)
    await userEvent.click(screen.getByRole('checkbox', { name: /on behalf of someone else/ }))
    expect(contact()).toEqual(['', '', '', ''])
    await userEvent.click(screen.getByRole('checkbox', { name: /on behalf of someone else/ }))
    expect(contact()).toEqual(own)
  })

  it('RTE-07 is about access if its URL says so', async () => {
    const server = supportServer()
    await openTicket(server, '?request=access')
    expect(list(/Access and login/)).toBeInTheDocument()
    await fillIn()
    await press(SUBMIT)
    await submitted()
    expect(server.requested(create)[0]?.url).toContain('?oscType=access')
  })

  it('RTE-07 DIC-01 starts with the support type and the entry in its URL', async () => {
    await openTicket(supportServer(), '?supportType=1465&about=net_sales_amt')
    expect(list(/Data question/)).toBeInTheDocument()
    expect(textbox('Situation description')).toHaveValue('This is about the data dictionary entry net_sales_amt.')
  })

  it('SUP-14a keeps an anonymous visitor’s text only in the tab, and offers it again', async () => {
    await openTicket(supportServer())
    await writeIn(textbox('First name'), 'Ana')
    window.dispatchEvent(new Event('pagehide'))
    expect(JSON.stringify(Object.entries(sessionStorage))).toContain('Ana')
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Ana')
    document.body.replaceChildren()
    await openTicket(supportServer())
    await press('Restore')
    expect(textbox('First name')).toHaveValue('Ana')
  })
})

describe('the link that confirms an address', () => {
  it('SUP-16 confirms the address with a press, and shows the number', async () => {
    const server = supportServer().answers(confirm, CREATED)
    await openPortal({ path: '/support/ticketCreation?confirm=secret', server })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm address' }))
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toHaveFocus()
    expect(screen.getByText(/INC-100042/)).toBeVisible()
    expect(server.requested(confirm)[0]?.body).toEqual({ token: 'secret' })
  })

  it('SUP-16 reports an expired link immediately', async () => {
    const server = supportServer().refuses(checkConfirmLink, 404, 'CONFIRM_LINK_EXPIRED')
    await openPortal({ path: '/support/ticketCreation?confirm=secret', server })
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm address' })).not.toBeInTheDocument()
  })

  it('SUP-16 reports a used link', async () => {
    const server = supportServer().refuses(confirm, 400, 'CONFIRM_LINK_EXPIRED')
    await openPortal({ path: '/support/ticketCreation?confirm=secret', server })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm address' }))
    expect(await screen.findByText('This link has expired or was already used.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Support' })).toBeVisible()
  })
})
