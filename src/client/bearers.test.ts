import { createBearers } from './bearers';

const ENTITY = '20101000015';
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const login = (seconds = 60) => ({ entityId: ENTITY, value: 'of the filer', endsAt: inSeconds(seconds) });
const FILER = { authorization: 'Bearer of the filer' };
const STAFF = { authorization: 'Bearer of staff' };

it('sends the token of a secure filer with a filing of its entity, and with no other', () => {
  const bearers = createBearers();
  bearers.setSecureLogin(login());
  bearers.setEntity(ENTITY);
  expect(bearers.headerOf('saveFiling')).toEqual(FILER);
  bearers.setEntity('20101000001');
  expect(bearers.headerOf('saveFiling')).toEqual({});
  bearers.setEntity('');
  expect(bearers.headerOf('saveFiling')).toEqual({});
  expect(bearers.hasFilingToken()).toBe(false);
});

it('sends a token only until it ends', () => {
  const bearers = createBearers();
  bearers.setEntity(ENTITY);
  bearers.setSecureLogin(login(-1));
  expect(bearers.headerOf('saveFiling')).toEqual({});
  expect(bearers.hasFilingToken()).toBe(false);
});

it('never sends the token of staff with a filing, nor that of a filer with anything of the staff', () => {
  const bearers = createBearers();
  bearers.setToken({ value: 'of staff', endsAt: inSeconds(60) });
  bearers.setEntity(ENTITY);
  expect(bearers.headerOf('saveFiling')).toEqual({});
  bearers.setSecureLogin(login());
  expect(bearers.headerOf('environment')).toEqual(STAFF);
  expect(bearers.headerOf('changePassword')).toEqual(FILER);
  bearers.setSecureLogin(null);
  expect(bearers.headerOf('changePassword')).toEqual(STAFF);
});
