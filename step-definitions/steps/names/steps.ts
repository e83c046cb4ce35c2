import type { EntityStatusCode, FilingType } from '#rules';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { NamesDriver } from './driver';

/** Names of entities: their terms, their availability, and the name on record. */
export const namePhrases: Phrases<{ names: NamesDriver }> = ({ Given, When, Then }) => {
  Given('the name {text} is on record', ({ names }, name: string) => names.recordEntity(name));
  Given('these names are on record:', async ({ names }, table: Table) => {
    for (const [name = ''] of table.rows()) await names.recordEntity(name);
  });
  Given('the name {text} is reserved for {text}', ({ names }, name: string, owner: string) =>
    names.reserveName(name, owner),
  );
  Given(
    'an entity that is {status} is on record as {text}',
    ({ names }, status: EntityStatusCode, name: string) => names.beginNameChange(status, name),
  );
  Given(
    'an entity named {text} has been {status} since {text}',
    ({ names }, name: string, statusCode: EntityStatusCode, since: string) =>
      names.recordStanding({ name, statusCode, since }),
  );
  Given(
    'an entity named {text} has been {status} for {int} days',
    ({ names }, name: string, statusCode: EntityStatusCode, days: number) =>
      names.recordStandingFor({ name, statusCode, days }),
  );
  Given('the filer has entered {text} as the new name', ({ names }, name: string) => names.editName(name));
  Given('the filer is authorized to use the reserved name {text}', ({ names }, name: string) =>
    names.authorizeForName(name),
  );

  When('the name {text} is checked', ({ names }, name: string) => names.checkName(name));
  When('the name {text} is checked for a/an {filing}', ({ names }, name: string, formation: FilingType) =>
    names.checkName(name, formation),
  );
  When('the name of the entity is changed to {text}', ({ names }, name: string) => names.checkName(name));
  When('the filer changes the name to {text}', ({ names }, name: string) => names.editName(name));
  When('the filer answers {yesNo} to changing the name', ({ names }, answer: 'Y' | 'N') =>
    names.chooseNameChange(answer),
  );
  When('the filer answers {yesNo} to the use of the reserved name', ({ names }, answer: 'Y' | 'N') =>
    names.chooseReservedName(answer === 'Y'),
  );
  When(
    'the registry says that the name is {validity}, {hold} and {reservation}',
    ({ names }, valid: boolean, isAvailable: boolean, isReserved: boolean) =>
      names.receiveNameCheck({ valid, isAvailable, isReserved }),
  );

  When('the filer pauses after typing the name {text}', ({ names }, name: string) => names.typeName(name));
  When('the filer chooses the term {text} for the name {text}', ({ names }, term: string, name: string) =>
    names.chooseTerm(term, name),
  );

  Then('the hint on the name is {text}', says('names', 'hint'));
  Then('the name with its term is {text}', says('names', 'nameWithTerm'));
  Then('the name is {nameOutcome}', says('names', 'outcome'));
  Then('the message about the name is {text}', says('names', 'problem'));
  Then('the note about the name is {text}', says('names', 'note'));
  Then('the name of that entity is {text}', says('names', 'nameByLaw'));
  Then('the name is stored as {text}', says('names', 'storedName'));
  Then('the availability of the name is unknown', holdsNot('names', 'isAvailabilityKnown'));
  Then('the name after the filing is {text}', says('names', 'nameAfterFiling'));
  Then('the filer is asked whether the name changes', holds('names', 'isAskedAboutNameChange'));
  Then('the filer is not asked whether the name changes', holdsNot('names', 'isAskedAboutNameChange'));
  Then('the filer is warned {text}', says('names', 'warning'));
  Then('the filer is asked whether the reserved name may be used', holds('names', 'isAskedAboutReservation'));
};
