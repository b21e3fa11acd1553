const MARKS: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Moves style attributes into a stylesheet, because the pages' policy refuses attributes. */
export function moveInlineStyles(html: string): { html: string; rules: string } {
  const styles: string[] = []
  const moved = html.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    const text = style.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (mark) => MARKS[mark] ?? mark)
    if (!styles.includes(text)) styles.push(text)
    return ` data-drawn="${styles.indexOf(text)}"`
  })
  // The id selector has a specificity above every component class, as a style attribute does.
  return { html: moved, rules: styles.map((style, at) => `#root [data-drawn="${at}"]{${style}}`).join('') }
}
