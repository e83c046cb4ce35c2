import type { EntityStatusCode } from '#rules';
import type { Day } from '../database/tables/entities';
import type { RegistryEntityType } from '../entities/entity-types';
import type { SampleEntity } from './sample-entity';
import { nameOnRecord, officeAt } from './sample-entity';

/** An entity that testers know by name, and what it is good for. */
export interface EntityPersona {
  entity: SampleEntity;
  use: string;
}

const BROADWAY = {
  address1: '1700 Broadway',
  address2: 'Ste 200',
  city: 'Denver',
  state: 'CO',
  zip: '80290',
  province: '',
  country: 'US',
};
const CHEYENNE = {
  ...BROADWAY,
  address1: '2020 Carey Ave',
  address2: '',
  city: 'Cheyenne',
  state: 'WY',
  zip: '82001',
};

interface Extra {
  formed?: Day;
  delinquent?: Day;
  dissolved?: Day;
  isAbroad?: boolean;
  sbf?: boolean;
  fraudFlag?: boolean;
  agentChangeReview?: boolean;
  reportDueInMonths?: number;
}

function persona(
  serial: number,
  entityType: RegistryEntityType,
  statusCode: EntityStatusCode,
  name: string,
  use: string,
  extra: Extra = {},
): EntityPersona {
  const formationDate = extra.formed ?? '2010-03-15';
  const dates = { delinquencyDate: extra.delinquent ?? null, dissolutionDate: extra.dissolved ?? null };
  return {
    use,
    entity: {
      entityId: `${formationDate.slice(0, 4)}${1_000_000 + serial}`,
      entityType,
      name: nameOnRecord(name, dates),
      statusCode,
      formationDate,
      jurisdiction: extra.isAbroad ? 'WY' : 'CO',
      principalOffice: officeAt(extra.isAbroad ? CHEYENNE : BROADWAY),
      agentId: 'sample-agent-1',
      sbf: extra.sbf ?? false,
      fraudFlag: extra.fraudFlag ?? false,
      agentChangeReview: extra.agentChangeReview ?? false,
      ...dates,
      ...(extra.reportDueInMonths !== undefined && { reportDueInMonths: extra.reportDueInMonths }),
    },
  };
}

/** The named entities, one at least for each status and each type that this portal files for. */
export const ENTITY_PERSONAS: readonly EntityPersona[] = [
  persona(
    1,
    'DLLC',
    'GOOD',
    'Aspen Ledger LLC',
    'In good standing: may be a registered agent; its name is taken',
  ),
  persona(
    2,
    'DPC',
    'GOOD',
    'Bluebird Registered Agents, Inc.',
    'A commercial registered agent in good standing',
  ),
  persona(
    3,
    'DLLC',
    'DQQ',
    'Columbine Orchard LLC',
    'Delinquent for less than five years: cannot be an agent',
    {
      delinquent: '2024-12-01',
    },
  ),
  persona(4, 'DC55', 'GOOD', 'Aspen Glow Cooperative', 'An Article 55 cooperative in good standing'),
  persona(5, 'DLLC', 'NONCOMP', 'Dry Gulch Mercantile LLC', 'Noncompliant: its periodic report is overdue'),
  persona(6, 'DLLC', 'ADISS', 'Elk Crossing Outfitters LLC', 'Administratively dissolved within two years', {
    dissolved: '2025-06-02',
  }),
  persona(7, 'DPC', 'VDISS', 'Foothill Stationers Inc.', 'Voluntarily dissolved within two years', {
    dissolved: '2025-09-15',
  }),
  persona(8, 'DPC', 'JDISS', 'Granite Pass Mining Company', 'Judicially dissolved', {
    dissolved: '2025-02-10',
  }),
  persona(9, 'DLLC', 'TDISS', 'Homestead Seasonal LLC', 'Dissolved because its term ended', {
    dissolved: '2025-01-31',
  }),
  persona(
    10,
    'DNC',
    'DISS3Y',
    'Ironwood Community Foundation',
    'Dissolved after three years of delinquency',
    {
      delinquent: '2021-05-01',
      dissolved: '2024-05-01',
    },
  ),
  persona(
    11,
    'DLLC',
    'DQQ',
    'Juniper Mesa Holdings LLC',
    'Delinquent for more than five years: curing it is reviewed',
    {
      delinquent: '2019-04-01',
    },
  ),
  persona(
    12,
    'DPC',
    'ADISS',
    'Kestrel Ridge Airways Inc.',
    'Dissolved for more than two years: reinstating it is reviewed',
    {
      dissolved: '2021-08-20',
    },
  ),
  persona(13, 'DNC', 'GOOD', 'Larkspur Library Friends', 'A nonprofit corporation in good standing'),
  persona(14, 'DC56', 'GOOD', 'Mill Race Growers Co-op', 'An Article 56 cooperative in good standing'),
  persona(
    15,
    'DLLC',
    'GOOD',
    'Northgate Secure Filings LLC',
    'Has secure business filing: filers must sign in',
    { sbf: true },
  ),
  persona(16, 'DLLC', 'GOOD', 'Old Post Road LLC', 'Fraud flag set: filers are sent away', {
    fraudFlag: true,
  }),
  persona(
    17,
    'FLLC',
    'GOOD',
    'Prairie Wind Logistics LLC',
    'Foreign, with its office in Wyoming: cannot be an agent',
    {
      isAbroad: true,
    },
  ),
  persona(18, 'TRDNM', 'EXIST', 'Quail Hollow Bakery', 'A trade name: cannot be an agent'),
  persona(
    19,
    'FPC',
    'WTHDRN',
    'Red Butte Freight Corporation',
    'Foreign and withdrawn: its name is free again',
    { isAbroad: true },
  ),
  persona(
    20,
    'DPC',
    'MERGED',
    'Sagebrush Printing Inc.',
    'Merged into another entity: its name is free again',
  ),
  persona(21, 'DLP', 'CONV', 'Timberline Partners LP', 'Converted: its name is free again'),
  persona(
    22,
    'DLLC',
    'GOOD',
    'Alder Ridge Farms LLC',
    'Its name is taken; with other articles or terms it is free, with a note that it is close',
  ),
  persona(
    23,
    'DLLC',
    'GOOD',
    'Brook & Stone LLC',
    'Its name is taken; with "and" it is free, with a note that it is close',
  ),
  persona(
    31,
    'DLLC',
    'GOOD',
    'Umber Lane Books LLC',
    'Has a filing history: articles, a change of address and a report, whose documents open',
    { formed: '2015-06-09' },
  ),
  persona(
    32,
    'DPC',
    'GOOD',
    'Vista Grande Dairy Inc.',
    'Has a filing history of three pages: articles and a report each year',
    { formed: '2003-02-11' },
  ),
  persona(
    40,
    'DLLC',
    'GOOD',
    'Kestrel Peak Outfitters LLC',
    'Staff look at a change of its registered agent before it takes effect',
    { agentChangeReview: true },
  ),
  persona(
    41,
    'DLLC',
    'GOOD',
    'Lodgepole Trading Post',
    'Its name lacks a required term: an amendment has to change it',
  ),
  persona(42, 'DNC', 'GOOD', 'Meadowlark Music Society', 'A nonprofit corporation that can be amended'),
  persona(
    43,
    'DC55',
    'GOOD',
    'North Fork Producers Cooperative',
    'An Article 55 cooperative that can be amended',
  ),
  persona(
    44,
    'DLLC',
    'DQQ',
    'Smith, Jones, LLC',
    'Delinquent, with commas of its own in the name: an amendment keeps the language',
    { delinquent: '2025-03-03' },
  ),
  persona(45, 'DPC', 'GOOD', 'Oxbow Instruments Inc.', 'A profit corporation: cannot be amended online'),
  persona(
    46,
    'DC56',
    'GOOD',
    'Pinyon Valley Growers Co-op',
    'An Article 56 cooperative: cannot be amended online',
  ),
  persona(47, 'DLLC', 'GOOD', 'Raven Mesa Studios LLC', 'A company that can be amended'),
  persona(
    50,
    'DLLC',
    'DQQ',
    'Vantage Point Surveyors LLC',
    'Delinquent for less than five years: its delinquency can be cured',
    { delinquent: '2024-12-01' },
  ),
  persona(
    51,
    'DPC',
    'ADISS',
    'Willow Bend Ceramics Inc.',
    'Dissolved for more than two years: a reinstatement is queued for review',
    { dissolved: '2022-03-10' },
  ),
  persona(
    52,
    'DLLC',
    'DQQ',
    'Xenia Street Bakery LLC',
    'Delinquent, and its former name has been taken meanwhile: a cure asks for another one',
    { delinquent: '2024-12-01' },
  ),
  persona(53, 'DLLC', 'GOOD', 'Xenia Street Bakery LLC', 'Has the former name of a delinquent entity'),
  persona(
    54,
    'DLLC',
    'DQQ',
    'Yarrow Basin Nursery LLC',
    'Delinquent for less than five years: its delinquency can be cured',
    { delinquent: '2025-05-01' },
  ),
  persona(
    55,
    'DPC',
    'VDISS',
    'Zephyr Gap Tramways Inc.',
    'Dissolved for more than two years: a reinstatement is queued for review',
    { dissolved: '2021-11-05' },
  ),
  persona(
    56,
    'DPC',
    'JDISS',
    'Uplands Telegraph Company',
    'Dissolved for more than two years: a reinstatement is queued for review',
    { dissolved: '2020-06-30' },
  ),
  persona(60, 'DLLC', 'GOOD', 'Wheat Ridge Baskets LLC', 'Its report is due this month, on time', {
    reportDueInMonths: 0,
  }),
  persona(61, 'DPC', 'NONCOMP', 'Yucca Flats Pottery Inc.', 'Its report was due last month: it is late', {
    reportDueInMonths: -1,
  }),
  persona(
    62,
    'DLLC',
    'DQQ',
    'Zuni Street Tailors LLC',
    'Two years behind with its reports: delinquent, so it files no report but cures',
    { delinquent: '2025-01-01' },
  ),
  persona(
    63,
    'DNC',
    'GOOD',
    'Arroyo Trail Stewards',
    'Has filed its report: the window of the next one is not open yet',
    { reportDueInMonths: 12 },
  ),
  persona(64, 'DLLC', 'GOOD', 'Bellflower Studio LLC', 'Newly formed: its first report is due next month', {
    formed: '2025-10-20',
    reportDueInMonths: 1,
  }),
  persona(
    65,
    'DC55',
    'GOOD',
    'Cottonwood Creek Cooperative',
    'Its report is due this month; for moving the clock over its due day',
    { reportDueInMonths: 0 },
  ),
  persona(66, 'DLLC', 'GOOD', 'Dillon Reservoir Rentals LLC', 'Its report is due this month, on time', {
    reportDueInMonths: 0,
  }),
  persona(67, 'DLLC', 'NONCOMP', 'Elkhorn Bridge Works LLC', 'Its report was due last month: it is late', {
    reportDueInMonths: -1,
  }),
];
