import type { EntityType, Filing, FilingType } from '#rules';
import {
  declaredFiling,
  formedEntityType,
  initialFiling,
  introShowsNext,
  isFormation,
  withEntitySummary,
} from '#rules';
import { validAddress } from '../../step-definitions/samples/filing';
import { DELAYED } from '../../step-definitions/samples/revocation';

/** The facts of a filing that do not change while it is filled in. */
export interface Root {
  name: string;
  filingType: FilingType;
  entityType: EntityType;
  adminFraudCheck: boolean;
  isValidEntity: boolean;
}

const NAME_ON_RECORD = 'Front Range Bakers LLC';

/** A filing of these facts as it begins: nothing entered, and what is on record of the entity taken over. */
export const beginningOf = ({ filingType, entityType, adminFraudCheck }: Root): Filing => {
  const begun = initialFiling({ filingType, entityType, submissionKey: 'model' });
  if (isFormation(filingType)) return begun;
  return withEntitySummary(begun, {
    entityId: '20101000002',
    entityName: NAME_ON_RECORD,
    entityType: { code: entityType },
    status: 'Good Standing',
    statusCode: 'GOOD',
    jurisdiction: 'CO',
    version: 1,
    principalOfficeAddress: { streetAddress: validAddress(), mailingAddress: validAddress('MAIL') },
    adminFraudCheck,
    ...(declaredFiling(filingType).revokes && { coming: [DELAYED] }),
  });
};

/** Filings that staff may have to look at first. */
const CHECKED: readonly FilingType[] = ['reinstate', 'cure', 'chgra'];
/** Entity types that no table of the other filings distinguishes are represented by one. */
const AMENDED: readonly EntityType[] = ['DLLC', 'DNC', 'DC55'];

const rootsOf = (filingType: FilingType): Root[] => {
  const entityTypes = filingType === 'amend' ? AMENDED : [formedEntityType(filingType) || 'DLLC'];
  return entityTypes.flatMap((entityType) =>
    (CHECKED.includes(filingType) ? [false, true] : [false]).flatMap((adminFraudCheck) =>
      (isFormation(filingType) ? [true] : [true, false]).map((isValidEntity) => ({
        name: [
          filingType,
          filingType === 'amend' && entityType,
          adminFraudCheck && 'under the fraud check',
          !isValidEntity && 'of an entity that is not valid',
        ]
          .filter(Boolean)
          .join(' '),
        filingType: filingType,
        entityType,
        adminFraudCheck,
        isValidEntity,
      })),
    ),
  );
};

/** Every combination of facts that any table tells apart. */
export const rootsOfAll = (types: readonly FilingType[]): Root[] => types.flatMap(rootsOf);

/** An intro without Next is the end of the way: what holds of the others does not hold of these. */
export const mayBegin = ({ filingType, isValidEntity }: Root): boolean =>
  introShowsNext(filingType, isValidEntity);
