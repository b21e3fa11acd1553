import { Button, FieldGroup, Stack, Text } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useField } from '../../forms/use-field.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { CompanyFinder } from './CompanyFinder.tsx'
import type { ChosenCompany, RequestInput } from './request-schema.ts'

interface CompanyFieldProps {
  form: ZodForm<RequestInput>
  onChoose: (company: ChosenCompany) => void
}

/** The company of the request, which the user selects in a dialog. */
export function CompanyField({ form, onChoose }: CompanyFieldProps): ReactNode {
  const { t } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const { label, name, value, errorMessage } = useField<RequestInput, ChosenCompany | undefined>({
    form,
    name: 'tenant_id',
  })
  const choose = (company: ChosenCompany): void => {
    onChoose(company)
    setIsOpen(false)
  }
  return (
    <FieldGroup
      label={label}
      description={value ? undefined : t('access.companyHelp')}
      errorMessage={errorMessage}
      data-field={name}
    >
      <Stack gap={3} align="start">
        {value && (
          <Text size={16} weight={600}>
            {value.name}
          </Text>
        )}
        <Dialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          size="large"
          title={t('access.choose')}
          trigger={<Button>{t(value ? 'access.chooseOther' : 'access.choose')}</Button>}
        >
          <CompanyFinder onChoose={choose} />
        </Dialog>
      </Stack>
    </FieldGroup>
  )
}
