import { createBrowserStorage } from './storage';

const KEYS = { endWithSession: ['ref'], outlastLoad: ['transId'] } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps texts as they are and other values as JSON', () => {
  const { session } = createBrowserStorage(KEYS);
  session.write('ref', 'abc');
  session.write('states', [{ stateCd: 'CO' }]);
  expect(sessionStorage.getItem('ref')).toBe('abc');
  expect(session.text('ref')).toBe('abc');
  expect(session.read('states')).toEqual([{ stateCd: 'CO' }]);
});

it('reads a damaged value as none', () => {
  sessionStorage.setItem('states', '{oops');
  expect(createBrowserStorage(KEYS).session.read('states')).toBeNull();
});

it('does without storage where the browser refuses it', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const { session, local, clearOnLoad, clearOnTimeOut } = createBrowserStorage(KEYS, refuse, refuse);
  session.write('ref', 'abc');
  local.remove('env');
  clearOnLoad();
  clearOnTimeOut();
  expect(session.text('ref')).toBeNull();
  expect(session.read('states')).toBeNull();
});

it('forgets, and keeps, what the areas say', () => {
  const { session, local, clearOnLoad, clearOnTimeOut } = createBrowserStorage(KEYS);
  session.write('ref', 'abc');
  session.write('states', []);
  local.write('transId', '1');
  local.write('env', 'qa');
  localStorage.setItem('of an earlier version', 'x');
  clearOnLoad();
  expect({ ...localStorage }).toEqual({ transId: '1' });
  expect(session.text('ref')).toBe('abc');
  clearOnTimeOut();
  expect(session.text('ref')).toBeNull();
  expect(session.read('states')).toEqual([]);
  expect(local.text('transId')).toBe('1');
});
