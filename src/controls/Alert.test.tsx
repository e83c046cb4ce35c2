import { render } from '@testing-library/react';
import { Alert } from './Alert';
import { onAnnouncement } from './announcer';

it('says a success once, however often it is drawn again, and another one when it comes', () => {
  const said: string[] = [];
  const stop = onAnnouncement((text) => said.push(text));
  const saved = (name: string) => (
    <Alert kind="success">
      <b>{name}</b> was saved.
    </Alert>
  );
  const { rerender } = render(saved('Ada'));
  rerender(saved('Ada'));
  rerender(saved('Grace'));
  expect(said).toHaveLength(2);
  expect(said.map((text) => text.replace(/^Success: /, ''))).toEqual(['Ada was saved.', 'Grace was saved.']);
  stop();
});
