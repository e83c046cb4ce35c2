import { isTransientError } from './transient-error';

const failed = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

test.each([
  ['nobody listens', failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['the database is starting', failed('the database system is starting up', '57P03')],
  ['a pooler has no connection to it', failed('server login has been failing, try again later', '08P01')],
  ['its disk is full', failed('could not extend file "base/5/16384": No space left on device', '53100')],
  ['our own disk is full', failed('ENOSPC: no space left on device, write', 'ENOSPC')],
  ['it has too many connections', failed('sorry, too many clients already', '53300')],
  ['two transactions waited for each other', failed('deadlock detected', '40P01')],
  ['it only reads', failed('cannot execute INSERT in a read-only transaction', '25006')],
  ['it is becoming another server', failed('cannot connect now', '57P03')],
  ['its disk fails', failed('could not read block 0', '58030')],
  ['a row is locked', failed('could not obtain lock on row', '55P03')],
  ['its network is away', failed('connect EHOSTUNREACH 10.0.0.20:5432', 'EHOSTUNREACH')],
  ['no connection in time', failed('Connection terminated due to connection timeout')],
])('the database may serve later: %s', (_, error) => {
  expect(isTransientError(error)).toBe(true);
});

test.each([
  ['a wrong password', failed('password authentication failed for user "registry"', '28P01')],
  ['a defect of ours', new TypeError('rows is not iterable')],
])('waiting does not help: %s', (_, error) => {
  expect(isTransientError(error)).toBe(false);
});
