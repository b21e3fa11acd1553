import { Card, Link, Logo, Page, PressAndHold, Stack } from '../entries/index.ts'
import { translated } from '../story-texts/translated.ts'

const nothing = () => undefined

interface VerificationProps {
  /** Solves the challenge, or rejects. */
  solve: () => Promise<string>
  holdMs: number
}

/** The page with the human check. */
export function Verification({ solve, holdMs }: VerificationProps) {
  return translated(
    <Page width="narrow">
      <Stack gap={6}>
        <Logo name="Scintilla" size="medium" />
        <Card padding={6}>
          <PressAndHold
            headingLevel={1}
            solve={solve}
            onPass={nothing}
            holdMs={holdMs}
            help={<Link href="#contact">I need help</Link>}
          />
        </Card>
      </Stack>
    </Page>,
  )
}
