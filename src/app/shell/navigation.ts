/** A link of the side menu. */
export interface NavigationLink {
  label: string;
  path: string;
}

/** A2-nav: what non-admin users find in the menu; 'Show State' is for testers. */
const filerLinks: readonly (NavigationLink & { developersOnly?: true })[] = [
  { label: 'Business home', path: '/business' },
  { label: 'Search business database', path: '/business/search' },
  { label: 'Tips for searching', path: '/business/help/searching' },
  { label: 'FAQ', path: '/business/help/questions' },
  { label: 'Tutorials & training', path: '/business/help/tutorials' },
  { label: 'Developer home', path: '/business/filing/devapphome', developersOnly: true },
  { label: 'Show State', path: '/business/filing/showstate', developersOnly: true },
];

/** The menu's links; `isDeveloper` is false in production and client environments. */
export const navigationLinks = (isDeveloper: boolean): readonly NavigationLink[] =>
  filerLinks.filter(({ developersOnly }) => isDeveloper || !developersOnly);
