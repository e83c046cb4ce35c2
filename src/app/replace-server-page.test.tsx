import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { replaceServerPage } from './replace-server-page';

function Page({ heard }: { heard: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <main>
      <a href="#main">Skip to main content</a>
      <input
        id="term"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          heard(target.value);
        }}
      />
      <input id="exact" type="checkbox" onChange={({ target }) => heard(String(target.checked))} />
      <button onClick={() => heard(`Search ${text}`)}>Search</button>
    </main>
  );
}

const SERVED =
  '<main><a href="#main">Skip to main content</a><input id="term" value=""><input id="exact" type="checkbox"><button>Search</button></main>';

function served(html = SERVED) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  window.scrollTo = jest.fn();
  const root = document.getElementById('root') as HTMLElement;
  const heard: string[] = [];
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector) as E;
  return {
    find,
    heard,
    draw: () =>
      replaceServerPage(root, () => createRoot(root).render(<Page heard={(text) => heard.push(text)} />)),
  };
}

it('leaves the focus where it was', () => {
  const { find, draw } = served();
  find('a').focus();
  const before = find('a');
  draw();
  expect(find('a')).not.toBe(before);
  expect(find('a')).toHaveFocus();
});

it('keeps what was typed and the caret, and tells the application', () => {
  const { find, draw, heard } = served();
  find<HTMLInputElement>('#term').value = 'Aspen';
  find('#term').focus();
  find<HTMLInputElement>('#term').setSelectionRange(2, 2);
  draw();
  expect(find('#term')).toHaveValue('Aspen');
  expect(find('#term')).toHaveFocus();
  expect(find<HTMLInputElement>('#term').selectionStart).toBe(2);
  expect(heard).toEqual(['Aspen']);
});

it('keeps a box that was checked', () => {
  const { find, draw, heard } = served();
  find('#exact').click();
  draw();
  expect(find('#exact')).toBeChecked();
  expect(heard).toEqual(['true']);
});

it('touches nothing where nobody has begun', () => {
  const { find, draw, heard } = served();
  draw();
  expect(document.body).toHaveFocus();
  expect(find('#term')).toHaveValue('');
  expect(heard).toEqual([]);
});

it('leaves the focus to the browser where the page has become another one', () => {
  const { find, draw } = served('<main><button>Another page</button></main>');
  find('button').focus();
  draw();
  expect(document.body).toHaveFocus();
});

it('presses the button again that was pressed, with what had been typed', () => {
  const { find, draw, heard } = served();
  find<HTMLInputElement>('#term').value = 'Aspen';
  find('button').dataset.pressed = '';
  draw();
  expect(heard).toEqual(['Aspen', 'Search Aspen']);
});

it('lets go of a press once something else is done, where the page is another one', () => {
  const { find, draw, heard } = served(SERVED.replace('<main>', '<main><h1>Another page</h1>'));
  find('button').dataset.pressed = '';
  draw();
  window.dispatchEvent(new Event('keydown'));
  expect(heard).toEqual([]);
});
