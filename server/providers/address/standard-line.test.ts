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

  // Publication 28, 213 and appendix C2: a unit stands behind the street, with its number unless it is one of a kind.
  test.each([
    ['22 Space Center Dr', '22 SPACE CENTER DR'],
    ['22 Space Center Drive, Space 5', '22 SPACE CENTER DR SPC 5'],
    ['12 Office Park Rd', '12 OFFICE PARK RD'],
    ['12 Office Park Road Office 3', '12 OFFICE PARK RD OFC 3'],
    ['100 Suite Lane', '100 SUITE LN'],
    ['100 Front Street', '100 FRONT ST'],
    ['100 W Front', '100 W FRONT'],
    ['100 Main Street Front', '100 MAIN ST FRNT'],
    ['12 Lower Lake Road', '12 LOWER LAKE RD'],
    ['12 Lake Road Lower', '12 LAKE RD LOWR'],
    ['12 Upper Ranch Lane, Upper', '12 UPPER RANCH LN UPPR'],
    ['9 Rear Admiral Court', '9 REAR ADMIRAL CT'],
    ['9 Park Avenue South Rear', '9 PARK AVE S REAR'],
    ['7 Side Street', '7 SIDE ST'],
    ['7 Country Side', '7 COUNTRY SIDE'],
    ['40 Boat Slip Way Slip 12', '40 BOAT SLIP WAY SLIP 12'],
    ['40 Whistle Stop Road', '40 WHISTLE STOP RD'],
    ['40 Trailer Court', '40 TRAILER CT'],
    ['40 Aspen Trailer 9', '40 ASPEN TRLR 9'],
    ['300 Unit Avenue', '300 UNIT AVE'],
    ['300 Hangar Road Hangar C', '300 HANGAR RD HNGR C'],
    ['12 Key West Avenue', '12 KEY WEST AVE'],
    ['12 Pine Key W', '12 PINE KY W'],
    ['1 Pier 39', '1 PIER 39'],
    ['12 Penthouse Lane', '12 PENTHOUSE LN'],
    ['12 Pine Lane Penthouse', '12 PINE LN PH'],
    ['12 Basement Alley', '12 BASEMENT ALY'],
    ['12 Pine Alley, Basement', '12 PINE ALY BSMT'],
    ['12 Lobby Way Lobby', '12 LOBBY WAY LBBY'],
    ['14 Department Road', '14 DEPARTMENT RD'],
    ['14 Building Trades Way', '14 BUILDING TRADES WAY'],
    ['14 Floor Street', '14 FLOOR ST'],
    ['14 Pine Street, 2nd Floor', '14 PINE ST 2ND FL'],
    ['14 Lot Street Lot 4', '14 LOT ST LOT 4'],
    ['14 Room Road Building C Room 5-A', '14 ROOM RD BLDG C RM 5-A'],
    ['100 Broadway Apt E', '100 BROADWAY APT E'],
    ['100 Main Street Apt #4', '100 MAIN ST APT #4'],
    ['100 Main Street #4', '100 MAIN ST #4'],
    ['Building 2, Floor 3', 'BLDG 2 FL 3'],
    ['Space Center Plaza', 'SPACE CENTER PLAZA'],
    ['c/o Mary Street', 'C/O MARY STREET'],
    ['Front', 'FRNT'],
  ])('a unit stands at the end only: %s -> %s', (line, standard) =>
    expect(standardLine(line)).toBe(standard),
  );

  // Publication 28, 232 to 234 and appendices D to F.
  test.each([
    ['39.2 Rd', '39.2 RD'],
    ['555 39.2 Road', '555 39.2 RD'],
    ['2150 G.7 Road', '2150 G.7 RD'],
    ['2150 F 1/2 Road', '2150 F 1/2 RD'],
    ['555 29 1/2 Road, Unit 3.', '555 29 1/2 RD UNIT 3'],
    ['101.5 Main Street', '101.5 MAIN ST'],
    ['100 Main St.Apt.4', '100 MAIN ST APT 4'],
    ['1,700 Broadway', '1700 BROADWAY'],
    ['112-10 Bronx Road', '112-10 BRONX RD'],
    ['N6W23001 Bluemound Road', 'N6W23001 BLUEMOUND RD'],
    ['100 Bay West Drive', '100 BAY WEST DR'],
    ['100 North South Street', '100 N SOUTH ST'],
    ['100 South East Street', '100 S EAST ST'],
    ['100 E Avenue', '100 E AVE'],
    ['100 Avenue E', '100 AVENUE E'],
    ['100 Southeast Freeway North', '100 SOUTHEAST FWY N'],
    ['789 Main Avenue Drive', '789 MAIN AVENUE DR'],
    ['4513 3rd Street Circle West', '4513 3RD STREET CIR W'],
    ['100 Aspen Landing', '100 ASPEN LNDG'],
    ['100 Aspen Crest', '100 ASPEN CRST'],
    ['9800 County Rd 12 South', '9800 COUNTY ROAD 12 S'],
    ['9800 US Hwy 50 Lot 3', '9800 US HIGHWAY 50 LOT 3'],
    ['9800 State Hwy 7A', '9800 STATE HIGHWAY 7A'],
    ['9800 State Rte 7', '9800 STATE ROUTE 7'],
    ['9800 County Road Q', '9800 COUNTY ROAD Q'],
    ['PO Drawer 12', 'PO BOX 12'],
    ['Drawer 12', 'PO BOX 12'],
    ['P.O. Bin 12', 'PO BOX 12'],
    ['Caller Service 5', 'PO BOX 5'],
    ['Lockbox 5', 'PO BOX 5'],
    ['P.O. Box 12, Suite 5', 'PO BOX 12 SUITE 5'],
    ['PO Box g', 'PO BOX G'],
    ['PSC 802, Box 74', 'PSC 802 BOX 74'],
    ['Unit 2050 Box 4190', 'UNIT 2050 BOX 4190'],
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
  ['PSC 802 BOX 74', true],
  ['CMR 450 BOX 1200', true],
  ['UNIT 2050 BOX 4190', true],
  ['UNIT 2050', false],
  ['N6W23001 BLUEMOUND RD', true],
  ['39.2 RD', true],
  ['THE OLD MILL', false],
  ['12', false],
])('%s is deliverable: %s', (line, expected) => expect(isDeliverable(line)).toBe(expected));
