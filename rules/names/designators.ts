/** Words at the end of a name that tell the type of an entity and in which close names may differ, without their spaces. */
export const DESIGNATORS: ReadonlySet<string> = new Set([
  'LIMITEDLIABILITYCOMPANY',
  'LTDLIABILITYCOMPANY',
  'LIMITEDLIABILITYCO',
  'LTDLIABILITYCO',
  'LIMITEDLIABILITYPARTNERSHIP',
  'LIMITEDLIABILITYLIMITEDPARTNERSHIP',
  'LIMITEDPARTNERSHIP',
  'PROFESSIONALCORPORATION',
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
]);

/** The most words that one designator has. */
export const LONGEST_DESIGNATOR = 4;
