import type { BannerKind, Locale, StoredBanner } from '@tessera/contract'
import { BANNER_KINDS, calls, fillInsOf, LIMITS, LOCALES, canBeDismissible, resolveLocale } from '@tessera/contract'
import { Button, Card, FieldGroup } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormCheckboxGroup, FormRadioGroup, FormSwitch, FormTextArea, FormTextField } from '../../forms/fields.tsx'
import { FormDateTimePicker } from '../../forms/FormDateTimePicker.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { zoneName } from '../../messages/time-zone.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import { bannerSchema, changeOf, fieldOf, shownOf, valuesOf } from './banner-form.ts'
import { NEW_BANNER, titleOfBanner } from './banner-address.ts'
import { BannerCard } from './BannerCard.tsx'
import { BannerPreview, usePreviewTheme } from './BannerPreview.tsx'
import { OutdatedNotice } from './OutdatedNotice.tsx'
import {
  KIND_MESSAGES,
  LANGUAGE_MESSAGES,
  optionsOf,
  SEVERITY_MESSAGES,
  TENANT_MESSAGES,
} from './operations-messages.ts'

const EFFECTS = { refreshes: [calls.operations.banners, calls.banners.list], toast: 'operations.bannerSaved' } as const

const TEXT_MESSAGES = {
  title: 'operations.titleIn',
  text: 'operations.textIn',
  linkText: 'operations.linkTextIn',
} as const

function labelsOf({ t, locale: reader }: Intl) {
  // Within a sentence, a language name follows the capitalization of the reader's language.
  const names = new Intl.DisplayNames(resolveLocale(reader), { type: 'language' })
  const inLocale = (id: keyof typeof TEXT_MESSAGES, locale: Locale): string =>
    t(TEXT_MESSAGES[id], { language: names.of(locale.slice(0, 2)) ?? locale })
  const texts = <L extends Locale>(locale: L) =>
    ({
      [`title_${locale}`]: inLocale('title', locale),
      [`text_${locale}`]: inLocale('text', locale),
      [`linkText_${locale}`]: inLocale('linkText', locale),
    }) as Record<`${'title' | 'text' | 'linkText'}_${L}`, string>
  return {
    kind: t('operations.kind'),
    severity: t('operations.severity'),
    tenants: t('operations.tenants'),
    startsAt: t('operations.startsAt'),
    endsAt: t('operations.endsAt'),
    dismissible: t('operations.dismissible'),
    linkUrl: t('operations.linkUrl'),
    ...texts('en-US'),
    ...texts('es-MX'),
    ...texts('fr-CA'),
  }
}

/** Returns the sentence about the placeholders that a banner of this kind can use; undefined without any. */
function fillInsText(t: Intl['t'], kind: BannerKind): string | undefined {
  const names = fillInsOf(kind)
  if (names.length === 0) return undefined
  const [company, deadline] = ['{company}', '{deadline}']
  return names.includes('deadline')
    ? t('operations.fillInsAudit', { company, deadline })
    : t('operations.fillIns', { company })
}

interface BannerEditorProps {
  /** The banner when editing began. */
  banner: StoredBanner
  /** The current stored banner; undefined if it is new or was deleted during editing. */
  stored: StoredBanner | undefined
  onClose: () => void
}

/** The server's response if another user has saved or deleted the banner. */
const OUTDATED: readonly unknown[] = ['CONFLICT', 'NOT_FOUND']

/** The editor of a banner, with a preview next to each language. */
export function BannerEditor({ banner, stored, onClose }: BannerEditorProps): ReactNode {
  const intl = useIntl()
  const { t, locale } = intl
  const { refresh } = useCachedResponses()
  const { timezone } = useUser().user_preferences.locale
  const { write } = useWrite(calls.operations.saveBanner, EFFECTS)
  const [isOutdated, setIsOutdated] = useState(false)
  const [theme, themeControl] = usePreviewTheme()
  const address = banner.version === 0 ? NEW_BANNER : banner.id
  const form = useZodForm({
    schema: bannerSchema,
    name: `banner:${address}`,
    defaultValues: valuesOf(banner, timezone),
    labels: labelsOf(intl),
    fieldOf,
    onSubmit: async (values) => {
      // Changes by others are shown first; a second press overwrites them.
      const version = isOutdated ? (stored?.version ?? 0) : banner.version
      try {
        await write({ params: { id: banner.id }, body: changeOf(values, version, timezone) })
      } catch (error) {
        if (!(error instanceof RequestError) || !OUTDATED.includes(error.code)) throw error
        await refresh(calls.operations.banners)
        setIsOutdated(true)
        return
      }
      onClose()
    },
  })
  const values = form.watch()
  const shown = shownOf(values)
  return (
    <Card padding={6}>
      <BoundForm
        form={form}
        submitLabel={t('operations.save')}
        aria-label={t(titleOfBanner(address))}
        actions={<Button onPress={onClose}>{t('operations.cancel')}</Button>}
      >
        <FormSelect
          form={form}
          name="kind"
          options={BANNER_KINDS.map((id) => ({ id, label: t(KIND_MESSAGES[id]) }))}
          description={fillInsText(t, values.kind)}
        />
        <FormRadioGroup
          form={form}
          name="severity"
          options={optionsOf(SEVERITY_MESSAGES, t)}
          description={values.kind === 'GENERAL' ? t('operations.severityHelp') : undefined}
        />
        <FormCheckboxGroup form={form} name="tenants" options={optionsOf(TENANT_MESSAGES, t)} />
        <FieldGroup
          label={t('operations.when')}
          description={t('operations.whenHelp', { zone: zoneName(timezone, locale) })}
          columns={2}
        >
          <FormDateTimePicker form={form} name="startsAt" />
          <FormDateTimePicker form={form} name="endsAt" />
        </FieldGroup>
        {canBeDismissible(values.kind) && <FormSwitch form={form} name="dismissible" />}
        <FormTextField form={form} name="linkUrl" description={t('operations.linkHelp')} maxLength={2000} />
        {themeControl}
        {LOCALES.map((locale) => (
          <FieldGroup key={locale} label={t(LANGUAGE_MESSAGES[locale])}>
            <BannerPreview banner={shown} locale={locale} theme={theme} />
            <FormTextField form={form} name={`title_${locale}`} maxLength={LIMITS.bannerText} />
            <FormTextArea form={form} name={`text_${locale}`} maxLength={LIMITS.bannerText} />
            {values.linkUrl !== '' && (
              <FormTextField form={form} name={`linkText_${locale}`} maxLength={LIMITS.bannerText} isRequired />
            )}
          </FieldGroup>
        ))}
        {isOutdated && (
          <OutdatedNotice by={stored?.updatedBy}>{stored && <BannerCard isOpen banner={stored} />}</OutdatedNotice>
        )}
      </BoundForm>
    </Card>
  )
}
