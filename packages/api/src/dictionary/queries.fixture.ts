import type { Locale } from '@tessera/contract'

/** A search as a user types it, and the entry that they want. */
export interface SampleQuery {
  kind:
    | 'exact'
    | 'part'
    | 'technical'
    | 'accents'
    | 'plural'
    | 'synonym'
    | 'words'
    | 'other language'
    | 'typo'
    | 'two typos'
  locale: Locale
  text: string
  /** The technical name of the wanted entry. */
  wanted: string
}

const queries = (
  kind: SampleQuery['kind'],
  locale: Locale,
  pairs: readonly (readonly [text: string, wanted: string])[],
): SampleQuery[] => pairs.map(([text, wanted]) => ({ kind, locale, text, wanted }))

/**
 * Searches that measure the search's quality: at least 54 must find the wanted entry first, and all in the first three.
 */
export const SAMPLE_QUERIES: readonly SampleQuery[] = [
  ...queries('exact', 'en-US', [
    ['units sold', 'net_unit_qty'],
    ['Return rate', 'ret_rate_pct'],
    ['IMU %', 'init_mkup_pct'],
    ['on-hand quantity', 'on_hand_qty'],
    ['Lead time', 'lead_time_day_qty'],
    ['on time in full', 'otif_pct'],
  ]),
  ...queries('exact', 'es-MX', [
    ['Margen bruto', 'gross_mrgn_amt'],
    ['punto de reorden', 'reord_pt_qty'],
  ]),
  ...queries('exact', 'fr-CA', [
    ['Prix de détail courant', 'reg_rtl_amt'],
    ['Stock de sécurité', 'sfty_stk_qty'],
  ]),
  ...queries('part', 'en-US', [
    ['sell-thr', 'sell_thru_pct'],
    ['cost of goods', 'cogs_amt'],
    ['comparable sales', 'comp_sales_grwth_pct'],
    ['must arrive', 'mabd_dt'],
    ['labor hour', 'lbr_hr_qty'],
    ['back room', 'bkrm_qty'],
  ]),
  ...queries('part', 'es-MX', [['cruce de and', 'xdock_ind']]),
  ...queries('part', 'fr-CA', [['durée de cons', 'shlf_life_day_qty']]),
  ...queries('technical', 'en-US', [
    ['gross_mrgn_pct', 'gross_mrgn_pct'],
    ['avg_bskt', 'avg_bskt_amt'],
    ['wk_of_sply', 'wk_of_sply_qty'],
    ['RTV_RSN_CD', 'rtv_rsn_cd'],
  ]),
  ...queries('technical', 'es-MX', [['vndr nbr', 'vndr_nbr']]),
  ...queries('technical', 'fr-CA', [['inv_match_pct', 'inv_match_pct']]),
  ...queries('accents', 'es-MX', [
    ['rotacion de inventario', 'invt_turn_qty'],
    ['numero de articulo', 'itm_nbr'],
    ['pais de origen', 'ctry_orig_cd'],
  ]),
  ...queries('accents', 'fr-CA', [
    ['cout unitaire', 'unit_cost_amt'],
    ['numero de recu', 'rcpt_nbr'],
    ["taux d'ecoulement", 'sell_thru_pct'],
  ]),
  ...queries('plural', 'en-US', [
    ['shelf lives', 'shlf_life_day_qty'],
    ['fill rates', 'fill_rate_pct'],
    ['purchase order numbers', 'po_nbr'],
    ['price zones', 'price_zone_cd'],
  ]),
  ...queries('plural', 'es-MX', [
    ['tasas de devolución', 'ret_rate_pct'],
    ['costos unitarios', 'unit_cost_amt'],
  ]),
  ...queries('plural', 'fr-CA', [
    ['canaux de vente', 'sales_chnl_cd'],
    ['taux de retours', 'ret_rate_pct'],
  ]),
  ...queries('synonym', 'en-US', [
    ['barcode', 'upc_nbr'],
    ['same store sales', 'comp_sales_grwth_pct'],
    ['stockouts', 'oos_cnt'],
    ['WOS', 'wk_of_sply_qty'],
    ['average ticket', 'avg_bskt_amt'],
    ['gross profit', 'gross_mrgn_amt'],
    ['supplier id', 'vndr_nbr'],
  ]),
  ...queries('synonym', 'es-MX', [
    ['código de barras', 'upc_nbr'],
    ['ticket promedio', 'avg_bskt_amt'],
    ['plazo de pago', 'pay_term_cd'],
  ]),
  ...queries('synonym', 'fr-CA', [
    ['chiffre d’affaires', 'net_sales_amt'],
    ['marque privee', 'prvt_brand_ind'],
  ]),
  ...queries('words', 'en-US', [
    ['price regular', 'reg_rtl_amt'],
    ['country made in', 'ctry_orig_cd'],
  ]),
  ...queries('other language', 'en-US', [['marge brute', 'gross_mrgn_amt']]),
  ...queries('other language', 'fr-CA', [['landed cost', 'landed_cost_amt']]),
  ...queries('typo', 'en-US', [
    ['inventroy turnover', 'invt_turn_qty'],
    ['markdwon percentage', 'mkdn_pct'],
    ['safty stock', 'sfty_stk_qty'],
  ]),
  ...queries('typo', 'es-MX', [['devoluccion a proveedor', 'rtv_amt']]),
  ...queries('typo', 'fr-CA', [['marge brutte', 'gross_mrgn_amt']]),
  ...queries('two typos', 'en-US', [['forcast acuracy', 'fcst_accy_pct']]),
]
