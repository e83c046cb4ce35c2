import { createBrowserStorage } from './storage';
import { hasShape, isList } from './stored-shape';

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
  expect(session.read('states', isList)).toEqual([{ stateCd: 'CO' }]);
});

it.each(['{oops', '"a text"', 'null', '{}'])('reads %s as none where a list is asked for', (damaged) => {
  sessionStorage.setItem('states', damaged);
  expect(createBrowserStorage(KEYS).session.read('states', isList)).toBeNull();
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
  expect(session.read('states', isList)).toBeNull();
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
  expect(session.read('states', isList)).toEqual([]);
  expect(local.text('transId')).toBe('1');
});

it.each([
  [{ refId: 'abc', step: 'filer', version: 3 }, true],
  [{ refId: 'abc', step: 'filer' }, true],
  [{ refId: 7, step: 'filer' }, false],
  [{ step: 'filer' }, false],
  [['abc', 'filer'], false],
  [null, false],
  ['refId', false],
])('tells whether %j has the shape that was stored: %s', (stored, isTaken) => {
  const isKept = hasShape<{ refId: string; step: string; version?: number }>({ refId: 'text', step: 'text' });
  expect(isKept(stored)).toBe(isTaken);
});
