import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Opens the user menu; its button names the user and their company. */
export async function openUserMenu(person: Pick<typeof userEvent, 'click'> = userEvent): Promise<void> {
  const header = within(await screen.findByRole('banner'))
  await person.click(await header.findByRole('button', { name: /\(.+\)$/ }))
}
