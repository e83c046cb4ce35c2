import { nearestWordings, unknownWording } from '../../step-definitions/runners/nearest-wordings';

// Texts and numbers of an unknown step reach the phrase book as {string} and {int}.
it.each([
  ['the filer is asked for the additional info', 'the filer is asked for the/a/an {form}'],
  ['the filer types {string} in the additional information', 'the filer enters {text} as the {field}'],
  ['the problem of the additional information is {string}', 'the problem with the {field} is {text}'],
  ['the problem with last name is {string}', 'the problem with the {field} is {text}'],
  ['the filer is on the formation step', 'the filer is at the {step} step'],
  ['the next step should be review', 'the next step is {step}'],
  ['there are {int} steps', 'the filing has {int} steps'],
  ['the filing is an LLC', 'the filing is a/an {filing}'],
  ['the filer selects perjury notice', 'the filer selects the {field}'],
  ['the filer continued', 'the filer continues'],
  ['the filer presses on', 'the filer continues'],
  ['the filer proceeds', 'the filer continues'],
  ['the user clicks Next', 'the filer continues'],
  ['the user is on the formation screen', 'the filer is at the {step} step'],
  ['the error with last name is {string}', 'the problem with the {field} is {text}'],
  ['the filer picks {string} as the type', 'the filer chooses {text} as the {field}'],
])('is led from "%s" to "%s"', (unknown, known) => {
  expect(nearestWordings(unknown)).toContain(known);
});

it('tells an unknown wording the nearest known ones and what may stand in them', () => {
  const told = unknownWording('the name is free');
  expect(told).toMatch(/^This wording is unknown\. The nearest known ones:\n/);
  expect(told).toContain('the name is {nameOutcome}');
  expect(told).toContain('{nameOutcome} is one of: ');
});
