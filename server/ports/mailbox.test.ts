import { mailboxOf } from './mailbox';

test.each([
  ['Kim@Sample.Example', 'kim@sample.example'],
  ['kim+1@sample.example', 'kim@sample.example'],
  ['kim+a+b@sample.example', 'kim@sample.example'],
  [' kim@sample.example. ', 'kim@sample.example'],
  ['"kim"@sample.example', 'kim@sample.example'],
  ['k.i.m+x@googlemail.com', 'kim@gmail.com'],
  ['kim@münchen.example', 'kim@xn--mnchen-3ya.example'],
])('%s reaches the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('dots tell other mailboxes apart', () => {
  expect(mailboxOf('k.im@sample.example')).not.toBe(mailboxOf('kim@sample.example'));
});
