import { demonstrationMail } from './demonstration-mail';
import type { MailMessage } from '../ports/mail-port';

test('says in subject and text that nothing has legal effect, and changes nothing else', async () => {
  const sent: MailMessage[] = [];
  const message = { messageId: '<1@registry>', to: 'filer@example.com', subject: 'Receipt', text: 'Paid.' };
  await demonstrationMail({ send: (mail) => Promise.resolve(void sent.push(mail)) }).send(message);
  expect(sent).toEqual([
    {
      ...message,
      subject: '[Demonstration, no legal effect] Receipt',
      text: 'Demonstration, no legal effect\n\nPaid.',
    },
  ]);
});
