const MARKS: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Moves style attributes into a stylesheet: the pages' policy refuses attributes. */
export function moveInlineStyles(html: string): { html: string; rules: string } {
  const styles: string[] = []
  const moved = html.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    const text = style.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (mark) => MARKS[mark] ?? mark)
    if (!styles.includes(text)) styles.push(text)
    return ` data-drawn="${styles.indexOf(text)}"`
  })
  // As strong as the attribute is: no class of a component comes before it.
  return { html: moved, rules: styles.map((style, at) => `#root [data-drawn="${at}"]{${style}}`).join('') }
}
