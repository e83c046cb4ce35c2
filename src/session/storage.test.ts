import { createBrowserStorage } from './storage';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps texts as they are and other values as JSON', () => {
  const { session } = createBrowserStorage();
  session.write('ref', 'abc');
  session.write('states', [{ stateCd: 'CO' }]);
  expect(sessionStorage.getItem('ref')).toBe('abc');
  expect(session.text('ref')).toBe('abc');
  expect(session.read('states')).toEqual([{ stateCd: 'CO' }]);
});

it('reads a damaged value as none', () => {
  sessionStorage.setItem('states', '{oops');
  expect(createBrowserStorage().session.read('states')).toBeNull();
});

it('does without storage where the browser refuses it', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const { session, local, clearOnLoad } = createBrowserStorage(refuse, refuse);
  session.write('ref', 'abc');
  local.remove('env');
  clearOnLoad();
  expect(session.text('ref')).toBeNull();
  expect(session.read('states')).toBeNull();
});
