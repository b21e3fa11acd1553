import userEvent from '@testing-library/user-event'

/** Writes at the end of a field all at once: key by key where the keys are the point, else so. */
export async function writeIn(field: Element, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Replaces a field's text. */
export async function writeAnew(field: Element, text: string): Promise<void> {
  await userEvent.clear(field)
  if (text) await writeIn(field, text)
}
