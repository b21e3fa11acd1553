import { useState } from 'react'
import {
  ActionList,
  Button,
  Card,
  Heading,
  InlineAlert,
  Logo,
  Page,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '../entries/index.ts'
import { translated } from '../story-texts/translated.ts'

const accounts = [
  { id: 'admin', title: 'Supplier admin', description: 'admin@brightfoods.example' },
  { id: 'user', title: 'Supplier user', description: 'user@brightfoods.example' },
  { id: 'super', title: 'Super admin', description: 'super@scintilla.example' },
]

/** The sign-in page as in the portal, after a wrong password. */
export function SignIn() {
  const [email, setEmail] = useState('user@brightfoods.example')
  return translated(
    <Page width="narrow">
      <Stack gap={6}>
        <Logo name="Scintilla" size="medium" />
        <Card padding={6}>
          <Stack gap={5}>
            <Stack gap={1}>
              <Heading level={1} size="large">
                Log in
              </Heading>
              <Text tone="muted">to continue to Scintilla</Text>
            </Stack>
            <InlineAlert tone="danger" title="We couldn’t log you in">
              Check your email and password, then try again.
            </InlineAlert>
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              maxLength={254}
              isRequired
              value={email}
              onChange={setEmail}
            />
            <PasswordField label="Password" isRequired defaultValue="demo-portal-2026" />
            <Button type="submit" variant="primary" size="large" fullWidth>
              Log in
            </Button>
          </Stack>
        </Card>
        <Stack gap={3}>
          <Heading level={2} size="small">
            Demo accounts
          </Heading>
          <ActionList
            aria-label="Demo accounts"
            items={accounts}
            onAction={(id) => setEmail(`${id}@scintilla.example`)}
          />
        </Stack>
      </Stack>
    </Page>,
  )
}
