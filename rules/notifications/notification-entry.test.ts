import { initialFiling } from '../filing/initial-filing';
import { emptyNotificationEntry } from './entries';
import { emailEntryRules, initialNotificationRules, textEntryRules } from './notification-entry';
import { notificationsRules } from '../steps/notifications/rules';

const now = '2026-11-20T19:00:00Z';
const context = { filing: initialFiling({ filingType: 'llc', submissionKey: 'key' }), now };
const messages = (problems: readonly { path: string; message: string }[]) =>
  problems.map(({ path, message }) => `${path}: ${message}`);

describe('notifications', () => {
  const none = emptyNotificationEntry();
  const unanswered = {
    ...context.filing.notificationsValues,
    emailNotificationRadio: 'N' as const,
    textNotificationRadio: 'N' as const,
  };
  const phone = (digits: string) => ({
    area: digits.slice(0, 3),
    exchange: digits.slice(3, 6),
    line: digits.slice(6),
  });

  it.each([
    ['', '', ['email: Enter email or phone number.']],
    ['ana@example.com', '', ['verifyEmail: Retype email address.']],
    ['', 'ana@example.com', ['email: Enter a valid email address.']],
    ['ana@example.c', 'ana@example.c', ['email: Enter a valid email address.']],
    ['ana@example', 'ana@example', ['email: Enter a valid email address.']],
    ['ana@example.com', 'bea@example.com', ["verifyEmail: Emails don't match."]],
    ['Ana@Example.com', 'ana@example.COM ', []],
    [
      `${'a'.repeat(139)}@example.com`,
      `${'a'.repeat(139)}@example.com`,
      ['email: Must be at most 150 characters', 'verifyEmail: Must be at most 150 characters'],
    ],
  ])('email %p retyped %p', (email, verifyEmail, expected) => {
    expect(messages(emailEntryRules.problems({ email, verifyEmail }, context))).toEqual(expected);
  });

  it.each([
    ['', '', ['text.area: Enter email or phone number.']],
    ['3035550100', '', ['verifyText.area: Retype number.']],
    ['303555010', '303555010', ['text.area: Enter a valid phone number.']],
    ['30355501OO', '30355501OO', ['text.area: Enter a valid phone number.']],
    ['3035550100', '3035550101', ["verifyText.area: Phone Numbers don't match."]],
    ['3035550100', '3035550100', []],
  ])('number %p retyped %p', (text, verifyText, expected) => {
    const values = { text: phone(text), verifyText: phone(verifyText) };
    expect(messages(textEntryRules.problems(values, context))).toEqual(expected);
  });

  it.each([
    [emailEntryRules, { email: '', verifyEmail: '' }, ['email: required']],
    [emailEntryRules, { email: 'ana@example.com', verifyEmail: '' }, ['verifyEmail: required']],
    [emailEntryRules, { email: '', verifyEmail: 'ana@example.com' }, ['email: required']],
    [emailEntryRules, { email: 'ana@example.com', verifyEmail: 'b@example.com' }, ['verifyEmail: mismatch']],
    [textEntryRules, { text: phone(''), verifyText: phone('') }, ['text.area: required']],
    [
      textEntryRules,
      { text: phone('303'), verifyText: phone('') },
      ['text.area: pattern', 'verifyText.area: required'],
    ],
    [textEntryRules, { text: phone(''), verifyText: phone('3035550100') }, ['text.area: required']],
    [
      textEntryRules,
      { text: phone('3035550100'), verifyText: phone('3035550101') },
      ['verifyText.area: mismatch'],
    ],
    [
      textEntryRules,
      { text: { ...phone('3035550100'), area: '3033' }, verifyText: phone('3035550100') },
      ['text.area: tooLong', 'verifyText.area: mismatch'],
    ],
    [
      textEntryRules,
      { text: phone('3035550100'), verifyText: { ...phone('3035550100'), line: '01000' } },
      ['verifyText.line: tooLong'],
    ],
  ])('what is missing and what does not match are told apart (%#)', (rules, values, expected) => {
    const problems = rules.problems(values as never, context);
    expect(problems.map(({ path, code }) => `${path}: ${code}`)).toEqual(expected);
  });

  it.each(['ana@example.com.', 'ana@example.com!', 'ana@example.com x'])(
    'nothing stands behind the domain: %p',
    (email) => {
      expect(messages(emailEntryRules.problems({ email, verifyEmail: email }, context))).toEqual([
        'email: Enter a valid email address.',
      ]);
    },
  );

  it('ask nothing more of a filing that has some', () => {
    const said = (changes: object) =>
      messages(notificationsRules.problems({ ...context.filing.notificationsValues, ...changes }, context));
    const [emails, texts] = [[{ email: 'a@b.co' }], [{ text: '3035550100' }, { text: '3035550101' }]];
    expect(said({ emails })).toEqual([]);
    expect(said({ emails, texts: texts.slice(1) })).toEqual([]);
    expect(said({ texts })).toEqual([]);
    expect(said({ emails, textNotificationRadio: 'Y' })).toEqual([]);
    expect(said({ texts, emailNotificationRadio: 'Y' })).toEqual([]);
    expect(said({ emailNotificationRadio: 'Y', textNotificationRadio: 'N' })).toEqual([
      'emails: Enter a valid email address.',
    ]);
  });

  it('asks both questions at first, and checks what was asked for or typed', () => {
    const problems = (changes: object) =>
      messages(
        initialNotificationRules.problems(
          { ...none, emailNotificationRadio: '', textNotificationRadio: '', ...changes },
          context,
        ),
      );
    expect(problems({})).toEqual([
      'emailNotificationRadio: Choose Yes or No.',
      'textNotificationRadio: Choose Yes or No.',
    ]);
    expect(problems({ emailNotificationRadio: 'Y', textNotificationRadio: 'N' })).toEqual([
      'email: Enter a valid email address.',
      'verifyEmail: Retype email address.',
    ]);
    expect(problems({ emailNotificationRadio: 'N', textNotificationRadio: 'N', email: 'x' })).toEqual([
      'email: Enter a valid email address.',
      'verifyEmail: Retype email address.',
    ]);
    expect(problems({ emailNotificationRadio: 'N', textNotificationRadio: 'N' })).toEqual([]);
  });

  it('holds no address twice on the filing, and none where one was asked for is a problem', () => {
    const values = { ...unanswered, emails: [{ email: 'a@b.co' }, { email: 'A@b.co' }] };
    expect(notificationsRules.problems(values, context)).toMatchObject([
      { path: 'emails[1]', code: 'duplicate' },
    ]);
    const asked = { ...unanswered, textNotificationRadio: 'Y' as const };
    expect(messages(notificationsRules.problems(asked, context))).toEqual([
      'texts: Enter a valid phone number.',
    ]);
  });
});
