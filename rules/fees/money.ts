/** Whole dollars as filers read them: `formatMoney(1250)` is `$1,250.00` (W9-money). */
export const formatMoney = (dollars: number): string =>
  `$${dollars.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
