import { formerTexts } from './former-texts';

test.each(['dpc', 'dnc', 'dc55', 'dc56'] as const)('%s is formed by incorporators', (filingType) => {
  expect(formerTexts(filingType)).toEqual({
    noun: 'Incorporator',
    lead: 'Name everyone who incorporates the entity. At least one incorporator is needed.',
    added: 'Incorporators added',
    add: 'Add an incorporator',
    another: 'Add another incorporator',
    edit: 'Edit this incorporator',
    same: 'Same as an incorporator',
  });
});

// Before the filing type is known there is one answer too: the pages that ask are shown while it loads.
test.each(['llc', ''] as const)('%p is formed by persons', (filingType) => {
  expect(formerTexts(filingType)).toEqual({
    noun: 'Person',
    lead: 'Name everyone who forms the entity. At least one person is needed.',
    added: 'Persons added',
    add: 'Add a person',
    another: 'Add another person',
    edit: 'Edit this person',
    same: 'Same as a person forming the entity',
  });
});
