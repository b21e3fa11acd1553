/** What a person does, and what is heard thereupon. */
export interface HeardStep {
  does: string
  heard: readonly string[]
}

/** A journey as a text: its title, then each step with what is heard under it. */
export const writeHeard = (title: string, steps: readonly HeardStep[]) =>
  `${[title, ...steps.map(({ does, heard }) => [does, ...heard.map((phrase) => `  ${phrase}`)].join('\n'))].join('\n\n')}\n`

/** The title and steps of such a text. */
export function readHeard(text: string) {
  const [title = '', ...steps] = text.trimEnd().split('\n\n')
  return {
    title,
    steps: steps.map((step): HeardStep => {
      const [does = '', ...heard] = step.split('\n')
      return { does, heard: heard.map((phrase) => phrase.trim()) }
    }),
  }
}
