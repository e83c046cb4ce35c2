import { createContext, useContext, useEffect, useRef } from 'react';
import { pageAnnouncement, pageTitle, type AnnouncingArea, type Text } from '#rules';
import { selectOffice } from '../session/selectors';
import { useAppSelector } from '../session/store-hooks';
import { translate } from '../language/translate';
import { announce } from '../controls/alerts/announcer';
import { setTitle, useTitlePrefix } from '../controls/alerts/title-prefix';

export interface PageTitle {
  title: string;
  /** In the title of the document, where it is not the heading. */
  documentTitle?: string;
  /** 'Step 4 of 11', or empty. */
  step?: Text;
  /** The title is a name, which no language changes. */
  isName?: boolean;
  /** The form on the page holds problems: "Error: " is put before the document's title. */
  hasErrors?: boolean;
}

/** The area of a page, which decides when it is announced and how much of its title. The pages of a filing provide theirs. */
export const AnnouncingAreaContext = createContext<AnnouncingArea>('other');

/** Told the title where pages are drawn without a document: by the server. */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined);

/** The title as it is read. */
export const titleText = ({ title, isName = false }: Pick<PageTitle, 'title' | 'isName'>): string =>
  isName ? title : translate(title);

/**
 * Sets the document's title, '{title} - {step} - {office}', and announces the page once when it changes, as the rules say for its
 * area (W4-announce, A9): the heading by its focus, the rest in the live region. A document that arrived with this title was read by it.
 */
export function usePageTitle({ hasErrors = false, ...page }: PageTitle): void {
  const title = titleText(page);
  const step = translate(page.step ?? '');
  const office = useAppSelector(selectOffice)?.name ?? '';
  const area = useContext(AnnouncingAreaContext);
  const text = pageTitle(page.documentTitle ? translate(page.documentTitle) : title, step, office);
  useContext(PageTitleContext)(text);
  const isRead = useRef(false);
  useEffect(() => {
    isRead.current = document.title === text;
    setTitle(text);
  }, [text]);
  useTitlePrefix(hasErrors);
  useEffect(() => {
    if (isRead.current) return;
    const announcement = () =>
      pageAnnouncement(area, { title, step, isHeadingRead: document.activeElement?.tagName === 'H1' });
    const timer = setTimeout(() => {
      const { text: said } = announcement();
      if (said !== '') announce(said);
    }, announcement().delay);
    return () => clearTimeout(timer);
  }, [area, title, step]);
}
