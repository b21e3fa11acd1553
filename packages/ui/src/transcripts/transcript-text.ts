/** An action and the phrases that the screen reader speaks after it. */
export interface TranscriptStep {
  action: string
  transcript: readonly string[]
}

/** Formats a journey as text: its title, then each step with the speech under it. */
export const writeTranscript = (title: string, steps: readonly TranscriptStep[]) =>
  `${[title, ...steps.map(({ action, transcript }) => [action, ...transcript.map((phrase) => `  ${phrase}`)].join('\n'))].join('\n\n')}\n`

/** Parses the title and steps of a transcript. */
export function readTranscript(text: string) {
  const [title = '', ...steps] = text.trimEnd().split('\n\n')
  return {
    title,
    steps: steps.map((step): TranscriptStep => {
      const [action = '', ...transcript] = step.split('\n')
      return { action, transcript: transcript.map((phrase) => phrase.trim()) }
    }),
  }
}
