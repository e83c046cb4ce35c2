import { isDeliverable, standardLine } from './standard-line';

describe('standardLine', () => {
  test.each([
    ['1700 Broadway, Suite 550', '1700 BROADWAY STE 550'],
    ['200 East Colfax Avenue', '200 E COLFAX AVE'],
    ['12 1/2 North Main Street, Apt. 4', '12 1/2 N MAIN ST APT 4'],
    ['12 North Street', '12 NORTH ST'],
    ['500 Park Avenue South', '500 PARK AVE S'],
    ['1 St. Paul Street', '1 ST PAUL ST'],
    ['77 Avenue Road', '77 AVENUE RD'],
    ['Rural Route 2 Box 152', 'RR 2 BOX 152'],
    ['R.R. 3 Box 9 PMB 4', 'RR 3 BOX 9 PMB 4'],
    ['P.O. Box 77', 'PO BOX 77'],
    ['Post Office Box 77', 'PO BOX 77'],
    ['100 Pine Drive PMB 12', '100 PINE DR PMB 12'],
    ['100 Pine Drive # 12', '100 PINE DR # 12'],
    ['9800 County Road 12', '9800 COUNTY ROAD 12'],
    ["14 O'Brien Court", "14 O'BRIEN CT"],
    ['8W123 Elm Ln', '8W123 ELM LN'],
    ['Suite 400', 'STE 400'],
    ['', ''],
  ])('%s -> %s', (line, standard) => expect(standardLine(line)).toBe(standard));

  test('is stable: a standard line stays as it is', () => {
    const once = standardLine('45 South Lake Boulevard West, Building 2 Room 5');
    expect(standardLine(once)).toBe(once);
  });

  test('loses no word of what was written', () => {
    const line = '45 1/2 S LAKE BLVD W BLDG 2 RM 5 PMB 9';
    expect(standardLine(line).split(' ')).toHaveLength(line.split(' ').length);
  });
});

test.each([
  ['1700 BROADWAY', true],
  ['12 1/2 N MAIN ST', true],
  ['PO BOX 77', true],
  ['RR 2 BOX 152', true],
  ['RR 2', false],
  ['THE OLD MILL', false],
  ['12', false],
])('%s is deliverable: %s', (line, expected) => expect(isDeliverable(line)).toBe(expected));
