const YES_NO = { Yes: 'Y', No: 'N' };

/** The answers of each field of choice, as the filer reads them, and their codes. */
export const CHOICES: Record<string, Record<string, string>> = {
  'name change': YES_NO,
  consent: YES_NO,
  'managers or members': { Managers: 'MGR', Members: 'MBR' },
  'at least one member': YES_NO,
  'type of person': {
    Individual: 'FRMINDV',
    Entity: 'FRMENT',
    Trust: 'FRMTRST',
    'State or other': 'FRMSTA',
    Estate: 'FRMEST',
  },
  'attached amendments': YES_NO,
  'voting members': YES_NO,
  'time of effect': { 'At filing': 'Y', Later: 'N' },
  'email notifications': YES_NO,
  'text notifications': YES_NO,
  'additional filers': YES_NO,
  "agent's type": { Individual: 'I', Entity: 'O', 'Agent on record': 'keep' },
  'way of verification': { 'License or ID card': 'D', Passcode: 'P' },
  'way to search': { 'User ID': 'userId', Name: 'name', 'Entity ID': 'entityId' },
  'kind of account': { 'Staff of the office': 'staff', 'Secure filing of an entity': 'secureFiling' },
  'service of process or registered agent': { 'Service of process': 'N', 'Registered agent': 'Y' },
};
