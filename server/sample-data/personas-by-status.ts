import type { EntityPersona } from './entity-persona';
import { monthsAgo } from './relative-days';
import { persona } from './entity-persona';
import { CHEYENNE } from './places';
import { officeAt } from './sample-entity';

/** At least one entity for each status and each type that this portal files for, and names that resemble others. */
export const PERSONAS_BY_STATUS: readonly EntityPersona[] = [
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
      delinquent: monthsAgo(23),
    },
  ),
  persona(4, 'DC55', 'GOOD', 'Aspen Glow Cooperative', 'An Article 55 cooperative in good standing'),
  persona(
    5,
    'DLLC',
    'NONCOMP',
    'Dry Gulch Mercantile LLC',
    'Noncompliant, its periodic report is overdue: cannot be an agent',
  ),
  persona(6, 'DLLC', 'ADISS', 'Elk Crossing Outfitters LLC', 'Administratively dissolved within two years', {
    dissolved: monthsAgo(17),
  }),
  persona(7, 'DPC', 'VDISS', 'Foothill Stationers Inc.', 'Voluntarily dissolved within two years', {
    dissolved: monthsAgo(14),
  }),
  persona(8, 'DPC', 'JDISS', 'Granite Pass Mining Company', 'Judicially dissolved within two years', {
    dissolved: monthsAgo(21),
  }),
  persona(
    9,
    'DLLC',
    'TDISS',
    'Homestead Seasonal LLC',
    'Dissolved because its term ended, within two years',
    {
      dissolved: monthsAgo(22),
    },
  ),
  persona(
    10,
    'DNC',
    'DISS3Y',
    'Ironwood Community Foundation',
    'Dissolved after three years of delinquency, more than two years ago: reinstating it is reviewed',
    {
      delinquent: monthsAgo(67),
      dissolved: monthsAgo(31),
    },
  ),
  persona(
    11,
    'DLLC',
    'DQQ',
    'Juniper Mesa Holdings LLC',
    'Delinquent for more than five years: curing it is reviewed',
    {
      delinquent: monthsAgo(91),
    },
  ),
  persona(
    12,
    'DPC',
    'ADISS',
    'Kestrel Ridge Airways Inc.',
    'Dissolved for more than two years: reinstating it is reviewed',
    {
      dissolved: monthsAgo(63),
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
      jurisdiction: 'WY',
      office: officeAt(CHEYENNE),
    },
  ),
  persona(18, 'TRDNM', 'EXIST', 'Quail Hollow Bakery', 'A trade name: cannot be an agent'),
  persona(
    19,
    'FPC',
    'WTHDRN',
    'Red Butte Freight Corporation',
    'Foreign and withdrawn: its name is free again',
    { jurisdiction: 'WY', office: officeAt(CHEYENNE) },
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
];
