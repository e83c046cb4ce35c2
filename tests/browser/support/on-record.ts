import { randomInt, randomUUID } from 'node:crypto';
import {
  initialFiling,
  transactionOf,
  withEntitySummary,
  type EntityType,
  type Filing,
  type FilingType,
} from '#rules';
import { ApiScenarioContext } from '../../../step-definitions/scenario/context/api';
import { ApiPaymentDriver } from '../../../step-definitions/payment/api';
import { savedAgent } from '../../resilience/registry';
import { completeDraft, freshName } from './drafts';
import type { Filer } from './filer';

/** A kind of filing, and the entity that it is on. */
interface FiledOn {
  filingType: FilingType;
  entityId: string;
  entityType: EntityType;
}

/** Entities of the sample registry on which only these tests file, by kind of filing. */
export const FILED_ON = {
  report: { filingType: 'report', entityId: '20101000061', entityType: 'DPC' },
  cure: { filingType: 'cure', entityId: '20101000054', entityType: 'DLLC' },
  amendment: { filingType: 'amend', entityId: '20101000022', entityType: 'DLLC' },
  'change of address': { filingType: 'chgpoa', entityId: '20101000023', entityType: 'DLLC' },
} as const satisfies Record<string, FiledOn>;
export type KindOnRecord = keyof typeof FILED_ON;

/** The same kinds on entities on which nothing is ever paid for: a filing on them stays as it was begun. */
export const BEGUN_ON: Readonly<Record<KindOnRecord, FiledOn>> = {
  report: { filingType: 'report', entityId: '20101000005', entityType: 'DLLC' },
  cure: { filingType: 'cure', entityId: '20101000050', entityType: 'DLLC' },
  amendment: { filingType: 'amend', entityId: '20101000001', entityType: 'DLLC' },
  'change of address': { filingType: 'chgpoa', entityId: '20101000047', entityType: 'DLLC' },
};

/** Two kinds that are filed beside each other on one entity, on which only that test files. */
export const CONCURRENT_FILINGS = {
  report: { filingType: 'report', entityId: '20101000067', entityType: 'DLLC' },
  addressChange: { filingType: 'chgpoa', entityId: '20101000067', entityType: 'DLLC' },
} as const satisfies Record<string, FiledOn>;

const transactionTypeOf = ({ filingType, entityType }: FiledOn): string =>
  transactionOf(filingType, entityType)?.transactionType ?? '';

/** What the address of the filing's introduction carries. */
export const startQuery = (filed: FiledOn) => ({
  entityId: filed.entityId,
  transTyp: transactionTypeOf(filed),
  entityType: filed.entityType,
});

/** The public facts of the entity. */
async function recordOf(filer: Filer, filed: FiledOn) {
  const { entityId } = filed;
  const { data } = await filer.registry.GET('/business-api/entity/summary', {
    params: { query: { entityId, transTyp: transactionTypeOf(filed) } },
  });
  const summary = data?.apiData.entitySummary;
  if (summary === undefined) throw new Error(`${entityId} is not on record.`);
  return summary;
}

/** The street of the principal office on record. */
export const officeStreet = async (filer: Filer, filed: FiledOn): Promise<string | undefined> =>
  (await recordOf(filer, filed)).principalOfficeAddress?.streetAddress?.address1;

/** The office with its street address as confirmed by the filer; at another street where one is given. */
export const withConfirmedOffice = (filing: Filing, address1?: string): Filing => {
  const { principalOfficeValues: office } = filing;
  const streetAddress = {
    ...office.streetAddress,
    ...(address1 !== undefined && { address1 }),
    accepted: true,
    addressSelectionType: 'USER' as const,
  };
  return {
    ...filing,
    principalOfficeValues: { ...office, streetAddress, isSameAsStreetAddressChecked: true },
  };
};

/**
 * A filing with everything filled in but the office, which is that on record and has not been verified. It has an agent and a
 * submission of its own.
 */
export async function begunOn(filer: Filer, filed: FiledOn): Promise<Filing> {
  const { filingType, entityId, entityType } = filed;
  const begun = withEntitySummary(
    initialFiling({ filingType, submissionKey: randomUUID(), entityId, entityType }),
    await recordOf(filer, filed),
  );
  const license = { number: '921234567', lastName: 'Sample' };
  const agent = await savedAgent(filer.registry, license, {
    transactionType: transactionTypeOf(filed),
    entityId,
  });
  const { registeredAgentValues, filersValues, notificationsValues, effectiveDateValues } =
    completeDraft(agent);
  return { ...begun, registeredAgentValues, filersValues, notificationsValues, effectiveDateValues };
}

/** A change of address of a company that is formed for one test, and nobody else files on. */
export async function ownAddressChange({ origin }: Filer): Promise<FiledOn> {
  const payment = new ApiPaymentDriver(new ApiScenarioContext(origin));
  const entityId = await payment.formCompany(freshName());
  return { filingType: 'chgpoa', entityId, entityType: 'DLLC' };
}

/** What each kind of filing changes, so that it has something to file. */
const CHANGES: Readonly<Record<KindOnRecord, (begun: Filing) => Filing>> = {
  report: (begun) => withConfirmedOffice(begun, '1700 Broadway'),
  cure: (begun) => withConfirmedOffice(begun, '1700 Broadway'),
  amendment: (begun) => ({
    ...begun,
    entityNameValues: { ...begun.entityNameValues, isNameChanged: 'N' },
    additionalInfoValues: {
      ...begun.additionalInfoValues,
      additionalInfo: 'The managers may meet by video.',
    },
  }),
  // Each moves the entity to a street of its own.
  'change of address': (begun) => withConfirmedOffice(begun, `${randomInt(1000, 9999)} Broadway`),
};

/** A filing of this kind with everything filled in, ready to be paid; each has an agent and a submission of its own. */
export const completeOnRecord = async (
  filer: Filer,
  kind: KindOnRecord,
  filed: FiledOn = FILED_ON[kind],
): Promise<Filing> => CHANGES[kind](await begunOn(filer, filed));
