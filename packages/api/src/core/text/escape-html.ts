const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it is written in HTML, between tags or in an attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark)
}
