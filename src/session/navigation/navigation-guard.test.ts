import { holdNavigation, installNavigationGuard } from './navigation-guard';

installNavigationGuard();

const link = (href: string) => {
  const element = document.createElement('a');
  element.href = href;
  document.body.append(element);
  return element;
};
const follow = (element: HTMLElement, init: MouseEventInit = {}) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  element.dispatchEvent(click);
  return click.defaultPrevented;
};
const pop = (idx: number) => {
  const heard = jest.fn();
  window.addEventListener('popstate', heard);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
  window.removeEventListener('popstate', heard);
  return heard.mock.calls.length === 1;
};

beforeEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
  jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
  window.history.replaceState({ idx: 3 }, '');
});

it('lets everything pass while nobody asks', () => {
  expect(pop(2)).toBe(true);
  expect(follow(link('#'))).toBe(false);
});

it('takes Back back, asks, and goes once it is agreed to', () => {
  const ask = jest.fn<void, [() => void]>();
  const release = holdNavigation(ask);
  expect(pop(2)).toBe(false);
  expect(window.history.go).toHaveBeenCalledWith(1);
  expect(pop(3)).toBe(false);
  ask.mock.calls[0]?.[0]();
  expect(window.history.go).toHaveBeenLastCalledWith(-1);
  expect(pop(2)).toBe(true);
  release();
});

it('holds up links to other pages, but neither anchors nor new windows', () => {
  const ask = jest.fn<void, [() => void]>();
  const release = holdNavigation(ask);
  const away = link('/business/about');
  expect(follow(away)).toBe(true);
  expect(follow(link('#field'))).toBe(false);
  expect(follow(away, { ctrlKey: true })).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
  const click = jest.spyOn(away, 'click').mockImplementation(() => undefined);
  ask.mock.calls[0]?.[0]();
  expect(click).toHaveBeenCalled();
  release();
});
