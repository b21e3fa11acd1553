import userEvent from '@testing-library/user-event'

/** Types at the end of a field in one step, for tests that do not depend on single keys. */
export async function writeIn(field: Element, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Replaces a field's text. */
export async function writeAnew(field: Element, text: string): Promise<void> {
  await userEvent.clear(field)
  if (text) await writeIn(field, text)
}
