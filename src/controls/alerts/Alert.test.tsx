import { render } from '@testing-library/react';
import { inSpanish } from '../../app/spanish';
import { setLanguage } from '../../language/translate';
import { Alert, FocusMessage } from './Alert';
import { Announced } from './Announced';
import { onAnnouncement } from './announcer';
import { LiveRegion } from './LiveRegion';

/** Announcements from now on, each with its urgency. */
function recordSaid() {
  const said: { text: string; urgency: string }[] = [];
  stop = onAnnouncement((text, urgency) => said.push({ text, urgency }));
  return said;
}
let stop = () => {};
afterEach(() => {
  stop();
  setLanguage('en', (english) => english);
  document.title = '';
});

it('says a success once, however often it is drawn again, and another one when it comes', () => {
  const said = recordSaid();
  const saved = (name: string) => (
    <Alert kind="success">
      <b>{name}</b> was saved.
    </Alert>
  );
  const { rerender } = render(saved('Ada'));
  rerender(saved('Ada'));
  rerender(saved('Grace'));
  expect(said).toHaveLength(2);
  expect(said.map(({ text }) => text.replace(/^Success: /, ''))).toEqual([
    'Ada was saved.',
    'Grace was saved.',
  ]);
});

it('says an error once and at once, in a region that was there before it', () => {
  const said = recordSaid();
  const page = (isWrong: boolean) => (
    <>
      {isWrong && <Alert kind="error">Payment declined.</Alert>}
      <LiveRegion />
    </>
  );
  const { container, rerender } = render(page(false));
  const region = container.querySelector('[aria-live=assertive]');
  expect(region).toBeEmptyDOMElement();
  rerender(page(true));
  rerender(page(true));
  expect(said).toEqual([{ text: 'Error - Payment declined.', urgency: 'alert' }]);
  expect(region).toHaveTextContent('Error - Payment declined.');
  expect(container.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
  expect(container.querySelector('[role=alert]')).toBeNull();
});

it('says a sentence once that several messages of a page are', () => {
  const { container } = render(
    <>
      <Alert kind="error">Missing.</Alert>
      <Alert kind="error">Missing.</Alert>
      <LiveRegion />
    </>,
  );
  expect(container.querySelector('[aria-live=assertive]')?.children).toHaveLength(1);
});

it('leaves a message that takes the focus to the focus', () => {
  const said = recordSaid();
  render(<FocusMessage kind="error" message="The file is gone." />);
  expect(said).toEqual([]);
});

it('marks the title of the document while an error is shown, once for several', () => {
  document.title = 'Log in - Office';
  const page = (errors: number) => (
    <>
      <Alert kind="info">One moment.</Alert>
      {Array.from({ length: errors }, (_, index) => (
        <Alert key={index} kind="error">
          Email or password is invalid.
        </Alert>
      ))}
    </>
  );
  const { rerender, unmount } = render(page(0));
  expect(document.title).toBe('Log in - Office');
  rerender(page(2));
  expect(document.title).toBe('Error: Log in - Office');
  rerender(page(1));
  expect(document.title).toBe('Error: Log in - Office');
  unmount();
  expect(document.title).toBe('Log in - Office');
});

it('says what comes with its text, its parts apart', () => {
  const said = recordSaid();
  render(
    <Announced>
      <p>No business has this name.</p>
      <p>Enter fewer words.</p>
    </Announced>,
  );
  expect(said).toEqual([{ text: 'No business has this name. Enter fewer words.', urgency: 'status' }]);
});

it.each([
  ['warning', 'Warning - The record has changed'],
  ['error', 'Error - The record has changed'],
  ['info', 'The record has changed'],
] as const)('begins the title of an %s and not the list under it', (kind, heading) => {
  render(
    <Alert kind={kind} title="The record has changed">
      <ul>
        <li>Its name is another one.</li>
      </ul>
    </Alert>,
  );
  expect(document.querySelector('.usa-alert__heading')).toHaveTextContent(heading);
  expect(document.querySelector('.usa-alert__text')).toHaveTextContent(/^Its name is another one\.$/);
});

it('says a name as it is, though a text of ours is the same', () => {
  setLanguage('es', inSpanish);
  const said = recordSaid();
  render(
    <Announced>
      <b>Help</b>
    </Announced>,
  );
  expect(said).toEqual([{ text: 'Help', urgency: 'status' }]);
});

it.each([
  ['error', 'Error: Ada'],
  ['warning', 'Advertencia: Ada'],
] as const)('begins an %s in the chosen language', (kind, text) => {
  setLanguage('es', inSpanish);
  render(
    <Alert kind={kind}>
      <b>Ada</b>
    </Alert>,
  );
  expect(document.querySelector('.usa-alert__text')).toHaveTextContent(text);
});
