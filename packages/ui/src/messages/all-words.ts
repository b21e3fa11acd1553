import { appFooterWords } from '../components/AppFooter/words.ts'
import { appHeaderWords } from '../components/AppHeader/words.ts'
import { bannerWords } from '../components/Banner/words.ts'
import { bannerStackWords } from '../components/BannerStack/words.ts'
import { breadcrumbsWords } from '../components/Breadcrumbs/words.ts'
import { buttonWords } from '../components/Button/words.ts'
import { comboBoxWords } from '../components/ComboBox/words.ts'
import { confirmDialogWords } from '../components/ConfirmDialog/words.ts'
import { countdownWords } from '../components/Countdown/words.ts'
import { dataTableWords } from '../components/DataTable/words.ts'
import { dataTableSearchWords } from '../components/DataTableSearch/words.ts'
import { dataTableSelectionBarWords } from '../components/DataTableSelectionBar/words.ts'
import { dataTableToolbarWords } from '../components/DataTableToolbar/words.ts'
import { pasteDatesWords } from '../components/DatePicker/paste-dates.tsx'
import { datePickerWords } from '../components/DatePicker/words.ts'
import { dateRangePickerWords } from '../components/DateRangePicker/words.ts'
import { dialogWords } from '../components/Dialog/words.ts'
import { errorBoundaryWords } from '../components/ErrorBoundary/words.ts'
import { errorCardWords } from '../components/ErrorCard/words.ts'
import { errorSummaryWords } from '../components/ErrorSummary/words.ts'
import { fileUploadWords } from '../components/FileUpload/words.ts'
import { inlineAlertWords } from '../components/InlineAlert/words.ts'
import { menuWords } from '../components/Menu/words.ts'
import { multiSelectWords } from '../components/MultiSelect/words.ts'
import { paginationWords } from '../components/Pagination/words.ts'
import { passwordFieldWords } from '../components/PasswordField/words.ts'
import { pressAndHoldWords } from '../components/PressAndHold/words.ts'
import { productTileWords } from '../components/ProductTile/words.ts'
import { scrollToTopWords } from '../components/ScrollToTop/words.ts'
import { searchFieldWords } from '../components/SearchField/words.ts'
import { seeMoreTextWords } from '../components/SeeMoreText/words.ts'
import { selectWords } from '../components/Select/words.ts'
import { sessionTimeoutAlertWords } from '../components/SessionTimeoutAlert/words.ts'
import { sidePanelWords } from '../components/SidePanel/words.ts'
import { skipLinkWords } from '../components/SkipLink/words.ts'
import { spinnerWords } from '../components/Spinner/words.ts'
import { toastWords } from '../components/Toast/words.ts'
import { counterWords } from '../internal/field-counter.tsx'
import { fieldWords } from '../internal/field-parts.tsx'
import { newTabWords } from '../internal/new-tab-hint.tsx'
import { toneWords } from '../internal/tone-icon.tsx'
import type { Said } from './words.ts'

/** Everything that the components say themselves. */
export const allWords = {
  ...appFooterWords,
  ...appHeaderWords,
  ...bannerWords,
  ...bannerStackWords,
  ...breadcrumbsWords,
  ...buttonWords,
  ...comboBoxWords,
  ...confirmDialogWords,
  ...countdownWords,
  ...dataTableWords,
  ...dataTableSearchWords,
  ...dataTableSelectionBarWords,
  ...dataTableToolbarWords,
  ...datePickerWords,
  ...pasteDatesWords,
  ...dateRangePickerWords,
  ...dialogWords,
  ...errorBoundaryWords,
  ...errorCardWords,
  ...errorSummaryWords,
  ...fileUploadWords,
  ...inlineAlertWords,
  ...menuWords,
  ...multiSelectWords,
  ...paginationWords,
  ...passwordFieldWords,
  ...pressAndHoldWords,
  ...productTileWords,
  ...scrollToTopWords,
  ...searchFieldWords,
  ...seeMoreTextWords,
  ...selectWords,
  ...sessionTimeoutAlertWords,
  ...sidePanelWords,
  ...skipLinkWords,
  ...spinnerWords,
  ...toastWords,
  ...counterWords,
  ...fieldWords,
  ...newTabWords,
  ...toneWords,
}

/** What an application may say in other words, by key. */
export type UIMessages = Said<typeof allWords>
