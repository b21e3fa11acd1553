import type { Locale, Preferences, UserContext } from '@tessera/contract'
import { LIMITS, LOCALES, OFFERED_LANGUAGES, resolveLocale } from '@tessera/contract'
import { Card, FieldGroup, Section } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormRadioGroup } from '../../forms/fields.tsx'
import { FormComboBox } from '../../forms/FormComboBox.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import { z } from '../../forms/schema.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import type { PortalLocale } from '../../messages/catalogs.ts'
import { PSEUDO_LOCALE } from '../../messages/catalogs.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useAppearance } from '../../platform/appearance/appearance.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { useLanguage } from '../../platform/locale/language.tsx'
import { useSavePreferences, useUser } from '../../platform/session/session.tsx'
import { APPEARANCE_MESSAGES, DENSITY_MESSAGES } from './profile-messages.ts'
import { timeZoneOptions } from '../../platform/locale/time-zone-options.ts'

const ROWS = LIMITS.rowsPerPage.map(String)
const LANGUAGES = OFFERED_LANGUAGES.map(({ id, value }) => ({ id, label: value }))

const schema = z.object({
  language_code: z.enum(LOCALES),
  timezone: z.string().min(1),
  appearance: z.enum(['system', 'light', 'dark', 'high-contrast']),
  density: z.enum(['comfortable', 'compact']),
  rows_per_page: z.enum(ROWS),
})

/** The form for language and appearance, which apply to every device. */
export function PreferencesForm(): ReactNode {
  const intl = useIntl()
  const { t } = intl
  const { user_preferences: kept } = useUser()
  const save = useSavePreferences()
  const show = useShown()
  const { locale } = useLanguage()
  const [zones] = useState(kept.locale.timezone)
  const form = useZodForm({
    schema,
    name: 'preferences',
    defaultValues: valuesOf(kept, locale),
    labels: {
      language_code: t('profile.language'),
      timezone: t('profile.timeZone'),
      appearance: t('profile.appearance'),
      density: t('profile.density'),
      rows_per_page: t('profile.rowsPerPage'),
    },
    failurePlace: 'preferences',
    // Saves only the values changed here; other values can have been changed elsewhere, or were never chosen.
    onSubmit: async (_values, { rows_per_page: rows, ...changed }) => {
      await save({
        ...changed,
        ...(rows && { rows_per_page: LIMITS.rowsPerPage.find((count) => String(count) === rows) }),
      })
      await show(changed).finally(() => toast('profile.saved'))
    },
  })
  const { reset } = form
  // Changes made in the header update this form too.
  useEffect(() => reset(valuesOf(kept, locale), { keepDirtyValues: true }), [reset, kept, locale])
  return (
    <Section title={t('profile.preferences')} description={t('profile.preferencesText')} layout="aside">
      <Card padding={6}>
        <BoundForm form={form} submitLabel={t('profile.save')} aria-label={t('profile.preferences')}>
          <FieldGroup label={t('profile.languageAndTime')} columns={2}>
            <FormSelect form={form} name="language_code" description={t('profile.languageHelp')} options={LANGUAGES} />
            <FormComboBox
              form={form}
              name="timezone"
              description={t('profile.timeZoneHelp')}
              options={timeZoneOptions(zones, intl.locale)}
            />
          </FieldGroup>
          <FieldGroup label={t('profile.display')} columns={2}>
            <FormRadioGroup form={form} name="appearance" options={choices(APPEARANCE_MESSAGES, t)} />
            <FormRadioGroup form={form} name="density" options={choices(DENSITY_MESSAGES, t)} />
            <FormSelect form={form} name="rows_per_page" options={ROWS.map((id) => ({ id, label: id }))} />
          </FieldGroup>
        </BoundForm>
      </Card>
    </Section>
  )
}

/** Returns the form's values; the portal's language if the user has not chosen one. */
function valuesOf(kept: UserContext['user_preferences'], shown: PortalLocale) {
  const { language_code: chosen, locale, appearance, density, rows_per_page } = kept
  const language_code = chosen ?? resolveLocale(shown)
  return { language_code, timezone: locale.timezone, appearance, density, rows_per_page: String(rows_per_page) }
}

function choices(messages: Readonly<Record<string, MessageId>>, t: (id: MessageId) => string) {
  return Object.entries(messages).map(([id, message]) => ({ id, label: t(message) }))
}

type DisplayPreferences = Partial<Pick<Preferences, 'appearance' | 'density'> & { language_code: Locale }>

/** Applies the changed preferences to the portal immediately. */
function useShown(): (wanted: DisplayPreferences) => Promise<void> {
  const { locale, change } = useLanguage()
  const { changeTheme, changeDensity } = useAppearance()
  return async ({ language_code: language, appearance, density }) => {
    if (appearance) changeTheme(appearance)
    if (density) changeDensity(density)
    if (language && language !== locale && locale !== PSEUDO_LOCALE) await change(language)
  }
}
