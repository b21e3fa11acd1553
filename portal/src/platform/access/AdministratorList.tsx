import type { MyAccess } from '@tessera/contract'
import { Grid, Link, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'

interface AdministratorListProps {
  administrators: MyAccess['administrators']
  'aria-label': string
}

/** A company's administrators by name, each with an email link. */
export function AdministratorList({ administrators, 'aria-label': label }: AdministratorListProps): ReactNode {
  return (
    <Grid as="ul" columns={{ base: 1, medium: 2 }} gap={4} aria-label={label}>
      {administrators.map(({ first_name: first, last_name: last, email }) => (
        <Stack key={email} gap={0}>
          <Text weight={600}>{`${first} ${last}`}</Text>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Stack>
      ))}
    </Grid>
  )
}
