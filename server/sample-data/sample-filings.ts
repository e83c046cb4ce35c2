import type { EntityType, Filing, FilingType } from '#rules';
import { emptyAddress, emptyIndividualName, initialFiling, REMOVAL_STATEMENT } from '#rules';
import type { Day, PrincipalOffice } from '../database/tables/entities';
import type { SampleEntity } from './sample-entity';
import { ENTITY_PERSONAS } from './entity-personas';
import { BRIGHTON } from './places';
import { sampleAgent } from './sample-agents';
import { officeAt } from './sample-entity';

/** A filing that was made on a sample entity before the sample registry begins. */
export interface SampleFiling {
  entityId: string;
  /** Document number. */
  transactionId: string;
  submissionKey: string;
  filing: Filing;
  filedAt: Date;
}

/** The parts of a filing that the history of an entity names. */
interface Chapter {
  filingType: FilingType;
  filedAt: string;
  /** A document that was filed on paper, of a kind that cannot be filed here. */
  statement?: { transactionType: string; transactionDescription: string };
  /** The principal office from then on; the present one unless given. */
  office?: PrincipalOffice;
}

const BOOKSHOP: readonly Chapter[] = [
  { filingType: 'llc', filedAt: '2015-06-09T16:05:00Z', office: officeAt(BRIGHTON) },
  { filingType: 'chgpoa', filedAt: '2019-11-18T21:40:00Z' },
  { filingType: 'report', filedAt: '2024-08-03T15:12:00Z' },
];

/** Articles that name somebody's home, and the statement that asks for their removal. */
const PRESS: readonly Chapter[] = [
  { filingType: 'llc', filedAt: '2018-03-05T18:20:00Z' },
  {
    filingType: 'llc',
    filedAt: '2026-09-14T15:45:00Z',
    statement: { transactionType: REMOVAL_STATEMENT, transactionDescription: 'Statement of Removal' },
  },
];

const MUSIC_SOCIETY: readonly Chapter[] = [
  { filingType: 'dnc', filedAt: '2010-03-15T17:00:00Z' },
  { filingType: 'report', filedAt: '2025-05-06T15:30:00Z' },
];

const PRODUCERS: readonly Chapter[] = [
  { filingType: 'dc55', filedAt: '2010-03-15T19:10:00Z' },
  { filingType: 'report', filedAt: '2025-05-20T20:45:00Z' },
];

const FIRST_REPORT = 2004;
const LAST_REPORT = 2026;

/** A report each year, which with the articles makes a history of three pages. */
const DAIRY: readonly Chapter[] = [
  { filingType: 'dpc', filedAt: '2003-02-11T17:30:00Z' },
  ...Array.from({ length: LAST_REPORT - FIRST_REPORT + 1 }, (_, index) => ({
    filingType: 'report' as const,
    filedAt: `${FIRST_REPORT + index}-04-${String(2 + ((index * 7) % 25)).padStart(2, '0')}T16:20:00Z`,
  })),
];

/** The contents of a filing, from what is on record of the entity. */
export function sampleFilingOf(
  entity: SampleEntity,
  { filingType, office }: Chapter,
  submissionKey: string,
): Filing {
  const { nameValues, addressValues } = sampleAgent(0);
  const { firstName, lastName } = nameValues.name;
  const person = { ...emptyIndividualName(), firstName, lastName };
  const streetAddress = { ...emptyAddress('PHYS'), ...addressValues.streetAddress };
  const { entityId, name, statusCode } = entity;
  const newFiling = initialFiling({
    filingType,
    submissionKey,
    entityId,
    entityType: entity.entityType as EntityType,
  });
  return {
    ...newFiling,
    statusCode,
    entityNameValues: { ...newFiling.entityNameValues, name, oldName: newFiling.entityId === '' ? '' : name },
    principalOfficeValues: office ?? entity.principalOffice,
    registeredAgentValues: {
      ...newFiling.registeredAgentValues,
      nameValues,
      addressValues,
      agentConsentRadio: 'Y',
    },
    // Each kind of entity has the sections of its own; its documents show no others.
    managementValues: { managedBy: 'MBR', hasOneMember: 'Y' },
    votingAssetsValues: {
      votingMembersRadio: 'Y',
      assetsDistribution: 'To another nonprofit corporation.',
    },
    purposeDirectorsValues: {
      purpose: 'To sell what its members grow.',
      numberOfDirectors: '5',
      directorsTerms: 'Three years.',
    },
    formationValues: {
      formers: [
        { id: '1', nameValues: { personTyp: 'FRMINDV', name: person }, addressValues: { streetAddress } },
      ],
    },
    filersValues: {
      perjuryNoticeAffirmed: true,
      filers: [
        {
          id: '1',
          nameValues: { personTyp: 'FILER', name: person },
          addressValues: { streetAddress },
          sameAsFormer: false,
        },
      ],
    },
    additionalInfoValues: { ...newFiling.additionalInfoValues, additionalInfoAttachmentRadio: 'N' },
    effectiveDateValues: { ...newFiling.effectiveDateValues, effectiveAtTimeOfFilingRadio: 'Y' },
    notificationsValues: {
      ...newFiling.notificationsValues,
      emailNotificationRadio: 'N',
      textNotificationRadio: 'N',
    },
  };
}

/** Above the numbers of sample entities, below those of new filings. */
const FIRST_DOCUMENT = 4_000_001;

/** The key of the filing with this document number. */
export const sampleKey = (transactionId: string): string =>
  `00000000-0000-4000-8000-${transactionId.padStart(12, '0')}`;

/** A named entity as it is on record in a registry that is loaded on this day. */
export function sampleEntity(name: string, today: Day): SampleEntity {
  const persona = ENTITY_PERSONAS.find((each) => each.name === name);
  if (persona === undefined) throw new Error(`There is no sample entity called ${name}.`);
  return persona.loadedOn(today);
}

const STORIES: readonly (readonly [name: string, chapters: readonly Chapter[]])[] = [
  ['Umber Lane Books LLC', BOOKSHOP],
  ['Vista Grande Dairy Inc.', DAIRY],
  ['Gilpin Paper Press LLC', PRESS],
  ['Meadowlark Music Society', MUSIC_SOCIETY],
  ['North Fork Producers Cooperative', PRODUCERS],
];

/**
 * Every filing of the sample registry that is in effect; those that wait for staff are in `sample-queue`, those for their day in
 * `delayed-samples`. Their documents are made when they are first opened.
 * @param today the day on which the registry is loaded
 */
export const sampleFilings = (today: Day): SampleFiling[] =>
  STORIES.flatMap(([name, chapters]) => chapters.map((chapter) => ({ name, chapter }))).map(
    ({ name, chapter }, index) => {
      const entity = sampleEntity(name, today);
      const transactionId = `${chapter.filedAt.slice(0, 4)}${FIRST_DOCUMENT + index}`;
      const submissionKey = sampleKey(transactionId);
      const filing = {
        ...sampleFilingOf(entity, chapter, submissionKey),
        ...(chapter.statement && { ...chapter.statement, filingType: '' as const }),
      } as Filing;
      const { entityId } = entity;
      return { entityId, transactionId, submissionKey, filing, filedAt: new Date(chapter.filedAt) };
    },
  );
