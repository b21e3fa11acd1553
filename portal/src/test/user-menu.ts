import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Opens the menu of whoever is signed in, which names them and their company. */
export async function openUserMenu(person: Pick<typeof userEvent, 'click'> = userEvent): Promise<void> {
  const header = within(await screen.findByRole('banner'))
  await person.click(await header.findByRole('button', { name: /\(.+\)$/ }))
}
