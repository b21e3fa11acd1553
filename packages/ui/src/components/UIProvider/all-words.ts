// Written by `npm run generate` from the folders of the components; change those.
import { appFooterWords } from '../AppFooter/words.ts'
import { appHeaderWords } from '../AppHeader/words.ts'
import { articleWords } from '../Article/words.ts'
import { bannerWords } from '../Banner/words.ts'
import { bannerStackWords } from '../BannerStack/words.ts'
import { breadcrumbsWords } from '../Breadcrumbs/words.ts'
import { buttonWords } from '../Button/words.ts'
import { comboBoxWords } from '../ComboBox/words.ts'
import { commentThreadWords } from '../CommentThread/words.ts'
import { confirmDialogWords } from '../ConfirmDialog/words.ts'
import { countdownWords } from '../Countdown/words.ts'
import { tableOutputWords } from '../DataTable/output/words.ts'
import { dataTableWords } from '../DataTable/words.ts'
import { dataTableColumnsWords } from '../DataTableColumns/words.ts'
import { dataTableCellEditorWords } from '../DataTableEditing/editor/words.ts'
import { dataTableEditingWords } from '../DataTableEditing/words.ts'
import { dataTableExportWords } from '../DataTableExport/words.ts'
import { dataTableFiltersWords } from '../DataTableFilters/words.ts'
import { dataTableFindWords } from '../DataTableFind/words.ts'
import { dataTableSearchWords } from '../DataTableSearch/words.ts'
import { dataTableSelectionBarWords } from '../DataTableSelectionBar/words.ts'
import { dataTableToolbarWords } from '../DataTableToolbar/words.ts'
import { dataTableViewsWords } from '../DataTableViews/words.ts'
import { datePickerWords } from '../DatePicker/words.ts'
import { dateRangePickerWords } from '../DateRangePicker/words.ts'
import { dateTimePickerWords } from '../DateTimePicker/words.ts'
import { dialogWords } from '../Dialog/words.ts'
import { errorBoundaryWords } from '../ErrorBoundary/words.ts'
import { errorCardWords } from '../ErrorCard/words.ts'
import { errorSummaryWords } from '../ErrorSummary/words.ts'
import { fileUploadWords } from '../FileUpload/words.ts'
import { inlineAlertWords } from '../InlineAlert/words.ts'
import { menuWords } from '../Menu/words.ts'
import { multiSelectWords } from '../MultiSelect/words.ts'
import { numberFieldWords } from '../NumberField/words.ts'
import { paginationWords } from '../Pagination/words.ts'
import { passwordFieldWords } from '../PasswordField/words.ts'
import { pressAndHoldWords } from '../PressAndHold/words.ts'
import { productTileWords } from '../ProductTile/words.ts'
import { scrollToTopWords } from '../ScrollToTop/words.ts'
import { searchFieldWords } from '../SearchField/words.ts'
import { seeMoreTextWords } from '../SeeMoreText/words.ts'
import { selectWords } from '../Select/words.ts'
import { sessionTimeoutAlertWords } from '../SessionTimeoutAlert/words.ts'
import { sideNavigationWords } from '../SideNavigation/words.ts'
import { sidePanelWords } from '../SidePanel/words.ts'
import { skipLinkWords } from '../SkipLink/words.ts'
import { spinnerWords } from '../Spinner/words.ts'
import { stepperWords } from '../Stepper/words.ts'
import { tableOfContentsWords } from '../TableOfContents/words.ts'
import { tagListWords } from '../TagList/words.ts'
import { timeFieldWords } from '../TimeField/words.ts'
import { toastWords } from '../Toast/words.ts'
import { fieldWords, counterWords, newTabWords, toneWords } from '../../internal/words.ts'

/** Everything that the components say themselves. */
export const allWords = {
  ...appFooterWords,
  ...appHeaderWords,
  ...articleWords,
  ...bannerWords,
  ...bannerStackWords,
  ...breadcrumbsWords,
  ...buttonWords,
  ...comboBoxWords,
  ...commentThreadWords,
  ...confirmDialogWords,
  ...countdownWords,
  ...tableOutputWords,
  ...dataTableWords,
  ...dataTableColumnsWords,
  ...dataTableCellEditorWords,
  ...dataTableEditingWords,
  ...dataTableExportWords,
  ...dataTableFiltersWords,
  ...dataTableFindWords,
  ...dataTableSearchWords,
  ...dataTableSelectionBarWords,
  ...dataTableToolbarWords,
  ...dataTableViewsWords,
  ...datePickerWords,
  ...dateRangePickerWords,
  ...dateTimePickerWords,
  ...dialogWords,
  ...errorBoundaryWords,
  ...errorCardWords,
  ...errorSummaryWords,
  ...fileUploadWords,
  ...inlineAlertWords,
  ...menuWords,
  ...multiSelectWords,
  ...numberFieldWords,
  ...paginationWords,
  ...passwordFieldWords,
  ...pressAndHoldWords,
  ...productTileWords,
  ...scrollToTopWords,
  ...searchFieldWords,
  ...seeMoreTextWords,
  ...selectWords,
  ...sessionTimeoutAlertWords,
  ...sideNavigationWords,
  ...sidePanelWords,
  ...skipLinkWords,
  ...spinnerWords,
  ...stepperWords,
  ...tableOfContentsWords,
  ...tagListWords,
  ...timeFieldWords,
  ...toastWords,
  ...fieldWords,
  ...counterWords,
  ...newTabWords,
  ...toneWords,
}
