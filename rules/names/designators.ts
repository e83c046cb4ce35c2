/** Words at the end of a name that tell the type of an entity and in which close names may differ. */
export const DESIGNATOR_TEXTS = [
  'LIMITED LIABILITY COMPANY',
  'LTD LIABILITY COMPANY',
  'LIMITED LIABILITY CO',
  'LTD LIABILITY CO',
  'LIMITED LIABILITY PARTNERSHIP',
  'LIMITED LIABILITY LIMITED PARTNERSHIP',
  'LIMITED PARTNERSHIP',
  'PROFESSIONAL CORPORATION',
  'LIMITED',
  'LTD',
  'LLC',
  'LLP',
  'LLLP',
  'LP',
  'PC',
  'PLLC',
  'CORPORATION',
  'CORP',
  'INCORPORATED',
  'INC',
  'COMPANY',
  'CO',
  'COOPERATIVE',
  'ASSOCIATION',
  'COOP',
] as const;

/** The same without their spaces. */
export const DESIGNATORS: ReadonlySet<string> = new Set(
  DESIGNATOR_TEXTS.map((text) => text.replaceAll(' ', '')),
);

/** The most words that one designator has. */
export const LONGEST_DESIGNATOR = 4;
