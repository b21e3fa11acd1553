// Written by `npm run generate` from the folders of the components; change those.
import { appFooterMessages } from '../AppFooter/messages.ts'
import { appHeaderMessages } from '../AppHeader/messages.ts'
import { articleMessages } from '../Article/messages.ts'
import { bannerMessages } from '../Banner/messages.ts'
import { bannerStackMessages } from '../BannerStack/messages.ts'
import { breadcrumbsMessages } from '../Breadcrumbs/messages.ts'
import { buttonMessages } from '../Button/messages.ts'
import { comboBoxMessages } from '../ComboBox/messages.ts'
import { commentThreadMessages } from '../CommentThread/messages.ts'
import { confirmDialogMessages } from '../ConfirmDialog/messages.ts'
import { countdownMessages } from '../Countdown/messages.ts'
import { dataTableMessages } from '../DataTable/messages.ts'
import { tableOutputMessages } from '../DataTable/output/messages.ts'
import { dataTableColumnsMessages } from '../DataTableColumns/messages.ts'
import { dataTableCellEditorMessages } from '../DataTableEditing/editor/messages.ts'
import { dataTableEditingMessages } from '../DataTableEditing/messages.ts'
import { dataTableExportMessages } from '../DataTableExport/messages.ts'
import { dataTableFiltersMessages } from '../DataTableFilters/messages.ts'
import { dataTableFindMessages } from '../DataTableFind/messages.ts'
import { dataTableSearchMessages } from '../DataTableSearch/messages.ts'
import { dataTableSelectionBarMessages } from '../DataTableSelectionBar/messages.ts'
import { dataTableToolbarMessages } from '../DataTableToolbar/messages.ts'
import { dataTableViewsMessages } from '../DataTableViews/messages.ts'
import { datePickerMessages } from '../DatePicker/messages.ts'
import { dateRangePickerMessages } from '../DateRangePicker/messages.ts'
import { dateTimePickerMessages } from '../DateTimePicker/messages.ts'
import { dialogMessages } from '../Dialog/messages.ts'
import { errorBoundaryMessages } from '../ErrorBoundary/messages.ts'
import { errorCardMessages } from '../ErrorCard/messages.ts'
import { errorSummaryMessages } from '../ErrorSummary/messages.ts'
import { fileUploadMessages } from '../FileUpload/messages.ts'
import { inlineAlertMessages } from '../InlineAlert/messages.ts'
import { menuMessages } from '../Menu/messages.ts'
import { multiSelectMessages } from '../MultiSelect/messages.ts'
import { numberFieldMessages } from '../NumberField/messages.ts'
import { paginationMessages } from '../Pagination/messages.ts'
import { passwordFieldMessages } from '../PasswordField/messages.ts'
import { pressAndHoldMessages } from '../PressAndHold/messages.ts'
import { productTileMessages } from '../ProductTile/messages.ts'
import { scrollToTopMessages } from '../ScrollToTop/messages.ts'
import { searchFieldMessages } from '../SearchField/messages.ts'
import { seeMoreTextMessages } from '../SeeMoreText/messages.ts'
import { selectMessages } from '../Select/messages.ts'
import { sessionTimeoutAlertMessages } from '../SessionTimeoutAlert/messages.ts'
import { sideNavigationMessages } from '../SideNavigation/messages.ts'
import { sidePanelMessages } from '../SidePanel/messages.ts'
import { skipLinkMessages } from '../SkipLink/messages.ts'
import { spinnerMessages } from '../Spinner/messages.ts'
import { stepperMessages } from '../Stepper/messages.ts'
import { tableOfContentsMessages } from '../TableOfContents/messages.ts'
import { tagListMessages } from '../TagList/messages.ts'
import { timeFieldMessages } from '../TimeField/messages.ts'
import { toastMessages } from '../Toast/messages.ts'
import { fieldMessages, counterMessages, newTabMessages, toneMessages } from '../../internal/messages.ts'

/** Everything that the components say themselves. */
export const allMessages = {
  ...appFooterMessages,
  ...appHeaderMessages,
  ...articleMessages,
  ...bannerMessages,
  ...bannerStackMessages,
  ...breadcrumbsMessages,
  ...buttonMessages,
  ...comboBoxMessages,
  ...commentThreadMessages,
  ...confirmDialogMessages,
  ...countdownMessages,
  ...dataTableMessages,
  ...tableOutputMessages,
  ...dataTableColumnsMessages,
  ...dataTableCellEditorMessages,
  ...dataTableEditingMessages,
  ...dataTableExportMessages,
  ...dataTableFiltersMessages,
  ...dataTableFindMessages,
  ...dataTableSearchMessages,
  ...dataTableSelectionBarMessages,
  ...dataTableToolbarMessages,
  ...dataTableViewsMessages,
  ...datePickerMessages,
  ...dateRangePickerMessages,
  ...dateTimePickerMessages,
  ...dialogMessages,
  ...errorBoundaryMessages,
  ...errorCardMessages,
  ...errorSummaryMessages,
  ...fileUploadMessages,
  ...inlineAlertMessages,
  ...menuMessages,
  ...multiSelectMessages,
  ...numberFieldMessages,
  ...paginationMessages,
  ...passwordFieldMessages,
  ...pressAndHoldMessages,
  ...productTileMessages,
  ...scrollToTopMessages,
  ...searchFieldMessages,
  ...seeMoreTextMessages,
  ...selectMessages,
  ...sessionTimeoutAlertMessages,
  ...sideNavigationMessages,
  ...sidePanelMessages,
  ...skipLinkMessages,
  ...spinnerMessages,
  ...stepperMessages,
  ...tableOfContentsMessages,
  ...tagListMessages,
  ...timeFieldMessages,
  ...toastMessages,
  ...fieldMessages,
  ...counterMessages,
  ...newTabMessages,
  ...toneMessages,
}
